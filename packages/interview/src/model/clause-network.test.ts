import { expect, test } from "vitest";
import { readAnswer } from "../language/read-answer.ts";
import {
  bestMatches,
  networkReader,
  networkWords,
  outputSums,
  packNetwork,
  sizes,
  unpackNetwork,
} from "./clause-network.ts";
import { network } from "./weights.ts";

/** Embeddings of unknown words (all 0) and of two others, with one non-zero number each. */
function twoVectors(): Float32Array {
  const vectors = new Float32Array(3 * sizes.vector);
  vectors[sizes.vector] = 1;
  vectors[2 * sizes.vector + 1] = 1;
  return vectors;
}

/** A pattern for word 1 followed by word 2. */
function pairLayer() {
  const weights = new Float32Array(2 * sizes.vector);
  weights[0] = 2;
  weights[sizes.vector + 1] = 3;
  return { weights, biases: Float32Array.of(-1) };
}

test.each([
  { rows: [0, 1, 2, 0], value: 4, place: 1 },
  { rows: [2, 1], value: 0, place: -1 },
  { rows: [1, 0, 1, 2], value: 4, place: 2 },
  { rows: [1], value: 1, place: 0 },
  { rows: [], value: 0, place: -1 },
])("a pattern of two words matches $rows with $value", ({ rows, value, place }) => {
  const { values, places } = bestMatches(twoVectors(), pairLayer(), rows, 2);
  expect([...values]).toEqual([value]);
  expect([...places]).toEqual([place]);
});

test("a pattern of three words has its place before the word in the middle", () => {
  const weights = new Float32Array(3 * sizes.vector);
  weights[sizes.vector] = 1;
  const { values, places } = bestMatches(twoVectors(), { weights, biases: Float32Array.of(0) }, [1, 2], 3);
  expect([...values]).toEqual([1]);
  expect([...places]).toEqual([-1]);
});

test("negative values of the hidden layer count as 0", () => {
  const weights = Float32Array.of(1, 1, 2, 2, 3, 3);
  expect(outputSums({ weights, biases: Float32Array.of(0, 0, 1) }, Float32Array.of(-5, 2), 0)).toEqual([
    2, 4, 7,
  ]);
});

test("figures and quotation marks are read as such, and long clauses are cut", () => {
  const { units } = readAnswer(`She said “40 boxes by 6 pm?” ${"and more and more ".repeat(20)}`);
  const [{ own, before } = { own: [], before: [] }] = networkWords(units);
  expect(own.slice(0, 8)).toEqual(["she", "said", '"', "<number>", "boxes", "by", "<number>", "pm"]);
  expect(own.length).toBeLessThanOrEqual(40);
  expect(before).toEqual([]);
});

test("a network gives the same result after packing and unpacking", () => {
  const answer = readAnswer("The oven was late. I rang the depot and drove the boxes over. She thanked me.");
  const again = unpackNetwork(packNetwork(network));
  expect(again.words.size).toBe(network.words.size);
  const [read, readAgain] = [network, again].map((one) => networkReader(one)(answer, 0, []));
  expect(read?.length).toBe(3);
  for (const [index, sums] of (read ?? []).entries())
    for (const [place, sum] of sums.entries()) expect(readAgain?.[index]?.[place]).toBeCloseTo(sum, 0);
});

test("similar words in the same order have similar sums", () => {
  const shownIn = (text: string) => networkReader(network)(readAnswer(text), 0, [])[0]?.[2] ?? 0;
  const phoned = shownIn("I phoned the supplier and got the parts the same day.");
  const telephoned = shownIn("I telephoned the vendor and got the pieces the same day.");
  const never = shownIn("Nobody phoned the supplier or got the parts that day.");
  expect(Math.abs(phoned - telephoned)).toBeLessThan(Math.abs(phoned - never));
});
