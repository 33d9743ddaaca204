import { softmax } from "text-classifier";
import { expect, test } from "vitest";
import {
  bestMatches,
  hiddenSums,
  type Network,
  outputSums,
  patterns,
} from "../../../packages/interview/src/model/clause-network.ts";
import { type NetworkExample, trainNetwork } from "./train-network.ts";

const example = (own: string[], label: number): NetworkExample => ({
  words: { own, before: [], after: [] },
  traits: [],
  criterion: 3,
  label,
  weight: 1,
});
const fillers = ["box", "lorry", "desk", "till"];
/** The order of two words determines the label; the filler does not matter. */
const examples = Array.from({ length: 1200 }, (_, index) => {
  const filler = fillers[index % fillers.length] ?? "";
  return index % 2 === 0 ? example([filler, "rang", "they"], 0) : example([filler, "they", "rang"], 2);
});

function judge({ words, vectors, layers }: Network, own: string[]): number[] {
  const values = patterns.flatMap(({ name, of, width }) => {
    const rows = of === "own" ? own.map((word) => words.get(word) ?? 0) : [];
    return [...bestMatches(vectors, layers[name], rows, width).values];
  });
  return softmax(outputSums(layers.output, hiddenSums(layers.hidden, Float32Array.from(values)), 3));
}

test("a network learns the order of words, and the same examples give the same one", () => {
  const network = trainNetwork(examples);
  expect(judge(network, ["shelf", "they", "rang"])[2]).toBeGreaterThan(0.8);
  expect(judge(network, ["shelf", "rang", "they"])[0]).toBeGreaterThan(0.8);
  expect(trainNetwork(examples).vectors).toEqual(network.vectors);
});
