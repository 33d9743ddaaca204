import { expect, test } from "vitest";
import {
  classify,
  packClassifier,
  packWords,
  readClassifier,
  stem,
  unpackClassifier,
  unpackWords,
  writeClassifier,
} from "./index.ts";
import { train } from "./train.ts";

const messages = [
  { features: ["w salary", "w how"], label: "pay" },
  { features: ["w pay", "w how"], label: "pay" },
  { features: ["w salary", "w month"], label: "pay" },
  { features: ["w office", "w where"], label: "place" },
  { features: ["w where", "w how"], label: "place" },
  { features: ["w office", "w far"], label: "place" },
];
const options = { minCount: 2, rounds: 40 };

const likeliest = (classifier: ReturnType<typeof train>, features: string[]) => {
  const shares = classify(classifier, features);
  return classifier.classes[shares.indexOf(Math.max(...shares))];
};

test("a trained classifier finds the right class, and shares add up to 1", () => {
  const classifier = train(["pay", "place"], messages, options);
  expect(likeliest(classifier, ["w salary"])).toBe("pay");
  expect(likeliest(classifier, ["w office", "w unknown"])).toBe("place");
  expect(classify(classifier, ["w office"]).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test("training twice gives the same numbers, and rare features none", () => {
  const classifier = train(["pay", "place"], messages, options);
  expect(train(["pay", "place"], messages, options)).toEqual(classifier);
  expect(classifier.weights).not.toHaveProperty("w far");
});

test("averaged weights are the mean of those after the last rounds", () => {
  const after = (more: object) =>
    train(["pay", "place"], messages, { ...options, scale: 1000, firstRounds: 3, ...more });
  const [third, fourth] = [after({ rounds: 3 }), after({ rounds: 4 })];
  const both = after({ rounds: 4, averagedRounds: 2 });
  const weights = Object.entries(both.weights);
  expect(weights.length).toBeGreaterThan(2);
  expect(both.weights).not.toEqual(fourth.weights);
  for (const [feature, own] of weights)
    for (const [place, weight] of own.entries()) {
      const mean = ((third.weights[feature]?.[place] ?? 0) + (fourth.weights[feature]?.[place] ?? 0)) / 2;
      expect(Math.abs(weight - mean)).toBeLessThanOrEqual(1);
    }
});

test("names that objects inherit are no features", () => {
  const classifier = train(["pay", "place"], messages, options);
  expect(classify(classifier, ["constructor", "__proto__"])).toEqual([0.5, 0.5]);
});

test("what is written is read again", () => {
  const classifier = train(["pay", "place"], messages, options);
  expect(readClassifier(classifier.classes, classifier.scale, writeClassifier(classifier))).toEqual(
    classifier,
  );
});

test("what is packed is unpacked again", () => {
  const words = ["a", "salary", "salaries", "salt", "zebra"];
  expect(packWords(words)).toContain("t\nAzebra");
  expect(unpackWords(packWords(words))).toEqual(words);
  const classifier = train(["pay", "place"], messages, { ...options, scale: 8 });
  const { names, letters } = packClassifier(classifier);
  expect(unpackClassifier(classifier.classes, classifier.scale, names, letters)).toEqual(classifier);
});

test.each([
  ["calls", "call"],
  ["called", "call"],
  ["calling", "call"],
  ["rang", "ring"],
  ["carried", "carry"],
  ["stopped", "stop"],
  ["news", "new"],
  ["less", "less"],
])("the stem of %s is %s", (word, expected) => expect(stem(word)).toBe(expected));
