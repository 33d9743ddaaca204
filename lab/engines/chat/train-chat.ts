/*
 * npm run train:chat [-- --given DIR] [--check]
 * Trains the intent classifier on training/messages.jsonl.gz and on the looked-at messages of the given,
 * fresh, field and ask cases, and writes src/model/weights.ts of the package. With --check it writes nothing
 * and prints the result of a 5-fold cross-validation.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { classify, packClassifier, packWords } from "text-classifier";
import { type Example, train } from "text-classifier/train";
import type { FieldName, Fields, Intent, Message } from "../../../packages/chat/src/index.ts";
import { intentFeatures, topicWords } from "../../../packages/chat/src/model/intent-features.ts";
import { readByRules } from "../../../packages/chat/src/turn.ts";
import { readCompressed } from "../training-file.ts";
import { readMessages } from "./split-messages.ts";

const { values } = parseArgs({
  options: {
    given: { type: "string", default: join(import.meta.dirname, "../../../../shared/data/products/chat") },
    check: { type: "boolean", default: false },
  },
});
type Plain = {
  id: string;
  asked: FieldName | null;
  offered?: Fields;
  stored?: Fields;
  text: string;
  intent: Intent;
};

const plain = readCompressed(join(import.meta.dirname, "training/messages.jsonl.gz"))
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Plain);
const own = ["fresh-cases", "field-cases", "ask-cases"].map((folder) => join(import.meta.dirname, folder));
const labelled = [values.given, ...own].flatMap((folder) => {
  const { turns, outside } = readMessages(folder).lookedAt;
  return [...turns, ...outside];
});

const messages: { message: Message; intent: Intent }[] = [
  ...plain.map(({ asked, offered, stored, text, intent }) => ({
    message: {
      today: "2026-11-22",
      text,
      state: { asked, ...(offered && { offered }), ...(stored && { fields: stored }) },
    },
    intent,
  })),
  ...labelled.map((row) => ({ message: row, intent: row.label.intent })),
];

/** Document frequency of words in questions that an opening answers; each distinct text counts once. */
const uses = new Map<string, number>();
const isAnswered = (intent: Intent) => intent.startsWith("ask-") && intent !== "ask-other";
const answered = messages.filter(({ intent }) => isAnswered(intent)).map(({ message }) => message.text);
for (const text of new Set(answered))
  for (const word of topicWords(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
/** Rarer words are unknown. */
const minUses = 3;
const knownWords = [...uses].filter(([, count]) => count >= minUses).map(([word]) => word);

/** Leaves out the message itself when counting, as new messages have not been counted either. */
const examples = messages.map(({ message, intent }): Example => {
  const ownUses = isAnswered(intent) ? 1 : 0;
  const isKnown = (word: string) => (uses.get(word) ?? 0) - ownUses >= minUses;
  return { features: intentFeatures(message, readByRules(message), isKnown), label: intent };
});
const classes = [...new Set(examples.map(({ label }) => label))].sort();
const options = { minCount: 2, maxFeatures: 5200, decay: 0.006, rounds: 15, scale: 4, leastWeight: 0.12 };

if (values.check) {
  const folds = 5;
  let right = 0;
  let [known, handed, needless, others] = [0, 0, 0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const classifier = train(
      classes,
      examples.filter((_, index) => index % folds !== fold),
      options,
    );
    for (const { features, label } of examples.filter((_, index) => index % folds === fold)) {
      const shares = classify(classifier, features);
      const predicted = classes[shares.indexOf(Math.max(...shares))];
      if (predicted === label) right += 1;
      if (label === "ask-other") {
        known += 1;
        if (predicted === label) handed += 1;
      } else {
        others += 1;
        if (predicted === "ask-other") needless += 1;
      }
    }
  }
  console.log(
    `intents ${(right / examples.length).toFixed(3)} of ${examples.length}; ` +
      `handed over ${(handed / known).toFixed(3)}, needlessly ${(needless / others).toFixed(3)}`,
  );
} else {
  const classifier = train(classes, examples, options);
  const { names, letters } = packClassifier(classifier);
  const code = [
    "// The classifier of intents. Written by npm run train:chat.",
    'import { unpackClassifier, unpackWords } from "text-classifier";',
    "",
    "/** Words of questions that openings answer. */",
    `export const knownWords = new Set(unpackWords(${JSON.stringify(packWords(knownWords.sort()))}));`,
    "",
    "export const intents = unpackClassifier(",
    ...[classes, classifier.scale, names, letters].map((part) => `  ${JSON.stringify(part)},`),
    ");",
  ];
  writeFileSync(
    join(import.meta.dirname, "../../../packages/chat/src/model/weights.ts"),
    `${code.join("\n")}\n`,
  );
}
