/*
 * npm run train:interview [-- --given DIR] [--check]
 * Trains the classifiers and the network of the package's src/model on labelled answers, pairs, snippets and
 * families of texts that differ in one thing, and writes weights.ts there. Cases that the bench only counts
 * are not used. With --check it writes nothing and prints the result of a 4-fold cross-validation.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type Classifier, classify, writeClassifier } from "text-classifier";
import { type Example, train } from "text-classifier/train";
import type { Candidate } from "../../../packages/interview/src/judge/candidate.ts";
import { judges } from "../../../packages/interview/src/judge/judges.ts";
import {
  type ReadAnswer,
  readAnswer,
  type Unit,
} from "../../../packages/interview/src/language/read-answer.ts";
import {
  clauseFeatures,
  ruleTraitsOf,
  traitsOf,
} from "../../../packages/interview/src/model/clause-features.ts";
import {
  type Network,
  networkReader,
  networkWords,
  packNetwork,
  unpackNetwork,
} from "../../../packages/interview/src/model/clause-network.ts";
import { type ClauseShares, sharesOfBoth } from "../../../packages/interview/src/model/clause-shares.ts";
import { writeClauseWeights } from "../../../packages/interview/src/model/clause-weights.ts";
import { evidenceFeatures } from "../../../packages/interview/src/model/evidence-features.ts";
import { statusFeatures } from "../../../packages/interview/src/model/status-features.ts";
import { toldCandidates, toldParts } from "../../../packages/interview/src/model/told-part.ts";
import type { CriterionId, CriterionStatus } from "../../../packages/interview/src/types.ts";
import { readCompressed } from "../training-file.ts";
import { readSplitCases } from "./split-cases.ts";
import { type NetworkExample, trainNetwork } from "./train-network.ts";

type Span = readonly [start: number, end: number];
/** A text with its label for one criterion. `spans` is undefined if no one marked the words. */
type Labelled = {
  id: string;
  source: string;
  answer: ReadAnswer;
  criterion: CriterionId;
  status: CriterionStatus;
  spans?: readonly Span[] | undefined;
  optional: readonly Span[];
  candidates: Candidate[];
};

const { values } = parseArgs({
  options: {
    given: {
      type: "string",
      default: join(import.meta.dirname, "../../../../shared/data/products/interview"),
    },
    check: { type: "boolean", default: false },
  },
});
const statusNames: CriterionStatus[] = ["missing", "partly", "shown"];

function readLines<Row>(file: string): Row[] {
  return readCompressed(join(import.meta.dirname, "training", `${file}.gz`))
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
}

const read = new Map<string, ReadAnswer>();
function readOnce(text: string): ReadAnswer {
  const answer = read.get(text) ?? readAnswer(text);
  read.set(text, answer);
  return answer;
}

const told = new Map<ReadAnswer, ReturnType<typeof toldParts>>();
function toldOnce(answer: ReadAnswer, criterion: CriterionId): ReadAnswer {
  const part = told.get(answer) ?? toldParts(answer);
  told.set(answer, part);
  return part(criterion);
}

function label(
  source: string,
  id: string,
  text: string,
  criterion: CriterionId,
  status: CriterionStatus,
  spans?: readonly Span[],
  optional: readonly Span[] = [],
): Labelled {
  const whole = readOnce(text);
  const answer = toldOnce(whole, criterion);
  const candidates = toldCandidates(judges[criterion](whole), answer);
  return { id, source, answer, criterion, status, spans, optional, candidates };
}

type Marked = { text: string; status: CriterionStatus; evidence?: string[] };
const spansIn = ({ text, evidence = [] }: Marked): Span[] =>
  evidence.map((quote) => [text.indexOf(quote), text.indexOf(quote) + quote.length]);

function readAll(): Labelled[] {
  const { building } = readSplitCases(values.given);
  const answers = building.answers.flatMap(({ id, text, criteria, labels }) =>
    criteria.map((criterion) => {
      const { status = "missing", evidence = [], optional = [] } = labels[criterion] ?? {};
      const spansOf = (passages: { span: [number, number] }[]) => passages.map(({ span }) => span);
      return label("answer", id, text, criterion, status, spansOf(evidence), spansOf(optional));
    }),
  );
  const pairs = building.pairs.flatMap(({ id, a, b, criteria }) =>
    Object.entries(criteria).flatMap(([criterion, status]) =>
      (
        [
          [a, status.a],
          [b, status.b],
        ] as const
      ).map(([text, own]) =>
        label("pair", id, text, criterion as CriterionId, own, own === "missing" ? [] : undefined),
      ),
    ),
  );
  const snippets = readLines<Marked & { id: string; criterion: CriterionId }>("snippets.jsonl").map((one) =>
    label("snippet", one.id, one.text, one.criterion, one.status, spansIn(one)),
  );
  const families = readLines<{ id: string; criterion: CriterionId; base: Marked; variants: Marked[] }>(
    "families.jsonl",
  ).flatMap(({ id, criterion, base, variants }) =>
    [base, ...variants].map((one) => label("family", id, one.text, criterion, one.status, spansIn(one))),
  );
  const whole = readLines<{
    id: string;
    criteria: CriterionId[];
    text: string;
    labels: Record<string, Omit<Marked, "text"> & { optional?: string[] }>;
  }>("answers.jsonl").flatMap(({ id, criteria, text, labels }) =>
    criteria.map((criterion) => {
      const { status = "missing", evidence = [], optional = [] } = labels[criterion] ?? {};
      const places = (quotes: string[]) => spansIn({ text, status, evidence: quotes });
      return label("whole", id, text, criterion, status, places(evidence), places(optional));
    }),
  );
  return [...answers, ...whole, ...pairs, ...snippets, ...families];
}

const covered = ({ start, end }: Unit, spans: readonly Span[]) =>
  spans.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);

/** The class of a clause group; undefined if it cannot be derived from the label. */
function clauseLabel({ status, spans, optional, answer }: Labelled, unit: Unit): CriterionStatus | undefined {
  if (!spans) return answer.units.length === 1 ? status : undefined;
  const length = unit.end - unit.start;
  if (covered(unit, spans) >= length * 0.4) return status;
  if (spans.some((span) => covered(unit, [span]) >= (span[1] - span[0]) * 0.6)) return status;
  return covered(unit, optional) > length * 0.3 ? undefined : "missing";
}

/** Answers and pairs weigh more, so that the many texts of one writer do not outweigh them. */
const clauseWeights: Record<string, number> = { answer: 3, pair: 3, whole: 1.5 };
const statusWeights: Record<string, number> = { family: 0.4, snippet: 0.4, answer: 3, pair: 3 };

const criterionIds = Object.keys(judges) as CriterionId[];

/** The models that find evidence among clause groups: a classifier of features and a network over words. */
type ClauseModels = { features: Classifier; network: Network };

function trainFeatures(cases: readonly Labelled[]): Classifier {
  const examples = cases.flatMap((one) =>
    one.answer.units.flatMap((unit, index): Example[] => {
      const own = clauseLabel(one, unit);
      return own === undefined
        ? []
        : [
            {
              features: clauseFeatures(one.answer, index, one.criterion, one.candidates),
              label: own,
              weight: clauseWeights[one.source] ?? 1,
            },
          ];
    }),
  );
  return train(statusNames, examples, {
    maxFeatures: 22_000,
    firstRounds: 4,
    averagedRounds: 8,
    minCount: 3,
    decay: 0.02,
    leastWeight: 0.03,
    scale: 16,
  });
}

/** Caches the words of each answer's clause groups, which all criteria share. */
function wordsOnce(): (answer: ReadAnswer) => NetworkExample["words"][] {
  const known = new Map<ReadAnswer, NetworkExample["words"][]>();
  return (answer) => {
    const words = known.get(answer) ?? networkWords(answer.units);
    known.set(answer, words);
    return words;
  };
}

/** Trains the network and rounds it as in weights.ts, so that later models learn from the rounded one. */
function trainNetworkOf(cases: readonly Labelled[]): Network {
  const wordsOf = wordsOnce();
  const examples = cases.flatMap((one) =>
    one.answer.units.flatMap((unit, index): NetworkExample[] => {
      const own = clauseLabel(one, unit);
      const words = wordsOf(one.answer)[index];
      if (own === undefined || !words) return [];
      return [
        {
          words,
          traits: [...traitsOf(one.answer, index), ...ruleTraitsOf(one.answer, index, one.candidates)],
          criterion: criterionIds.indexOf(one.criterion),
          label: statusNames.indexOf(own),
          weight: clauseWeights[one.source] ?? 1,
        },
      ];
    }),
  );
  return unpackNetwork(packNetwork(trainNetwork(examples)));
}

const trainClauses = (cases: readonly Labelled[]): ClauseModels => ({
  network: trainNetworkOf(cases),
  features: trainFeatures(cases),
});

function sharesBy({ features, network }: ClauseModels): (one: Labelled) => ClauseShares[] {
  const readByNetwork = networkReader(network);
  return ({ answer, criterion, candidates }) =>
    readByNetwork(answer, criterionIds.indexOf(criterion), candidates).map((sums, index) => {
      const likely = classify(features, clauseFeatures(answer, index, criterion, candidates));
      return sharesOfBoth(
        likely.map((share) => Math.log(share)),
        sums,
      );
    });
}

type Shared = { one: Labelled; shares: ClauseShares[] };

const folds = 4;
const foldOf = ({ id }: Labelled) =>
  [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1_000_003, 0) % folds;

/** Class shares of the clauses in one fold, by models trained on the other folds. */
function sharesOfFold(cases: readonly Labelled[], fold: number): ClauseShares[][] {
  const sharesOf = sharesBy(trainClauses(cases.filter((one) => foldOf(one) !== fold)));
  return cases.filter((one) => foldOf(one) === fold).map(sharesOf);
}

/**
 * Trains in a worker thread. The thread reads the cases again, which takes seconds; training takes minutes
 * and 5 GB.
 */
function inThread<Result>(task: number | "all"): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, {
      workerData: task,
      argv: process.argv.slice(2),
      resourceLimits: { maxOldGenerationSizeMb: 8000 },
    });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Out-of-fold class shares of all clauses; trains two folds at a time. */
async function sharesFromOthers(cases: readonly Labelled[]): Promise<Shared[]> {
  const shares: ClauseShares[][][] = [];
  for (let fold = 0; fold < folds; fold += 2)
    shares.push(...(await Promise.all([fold, fold + 1].map((one) => inThread<ClauseShares[][]>(one)))));
  return shares.flatMap((ofFold, fold) => {
    const own = cases.filter((one) => foldOf(one) === fold);
    return ofFold.flatMap((ofCase, place) => {
      const one = own[place];
      return one ? [{ one, shares: ofCase }] : [];
    });
  });
}

const featuresOf = ({ one, shares }: Shared) =>
  statusFeatures(one.answer, shares, one.criterion, one.candidates);

function trainStatuses(shared: readonly Shared[]): Classifier {
  const examples = shared.map((own) => ({
    features: featuresOf(own),
    label: own.one.status,
    weight: statusWeights[own.one.source] ?? 1,
  }));
  return train(statusNames, examples, { minCount: 1, decay: 0.001, rounds: 30, firstRounds: 10, scale: 100 });
}

/** Learns which clause groups count as evidence, from the cases with marked words. */
function trainEvidence(shared: readonly Shared[]): Classifier {
  const examples = shared.flatMap(({ one, shares }) => {
    const { answer, criterion, source, status, spans } = one;
    if (!spans || status === "missing" || !(source === "whole" || source === "answer")) return [];
    const features = evidenceFeatures(answer, shares, criterion);
    return answer.units.map((unit, index): Example => {
      const isMarked = covered(unit, spans) >= (unit.end - unit.start) * 0.5;
      return { features: features(index), label: isMarked ? "yes" : "no" };
    });
  });
  return train(["no", "yes"], examples, { minCount: 5, decay: 0.001, rounds: 8, firstRounds: 3, scale: 100 });
}

function check(shared: readonly Shared[]): void {
  const predictions = Array.from({ length: folds }, (_, fold) => {
    const statuses = trainStatuses(shared.filter(({ one }) => foldOf(one) !== fold));
    return shared
      .filter(({ one }) => foldOf(one) === fold)
      .map((own) => {
        const likely = classify(statuses, featuresOf(own));
        return { ...own, status: statusNames[likely.indexOf(Math.max(...likely))] };
      });
  }).flat();
  for (const source of ["answer", "whole", "pair", "snippet", "family"]) {
    const own = predictions.filter(({ one }) => one.source === source);
    const f1 = statusNames.map((name) => {
      const right = own.filter(({ one, status }) => one.status === name && status === name).length;
      const wrong = own.filter(({ one, status }) => (one.status === name) !== (status === name)).length;
      return right === 0 ? 0 : (2 * right) / (2 * right + wrong);
    });
    console.log(source, own.length, "macro F1", (f1.reduce((sum, one) => sum + one, 0) / 3).toFixed(3));
  }
}

/** Trains all classifiers and writes them. */
async function trainAll(cases: readonly Labelled[]): Promise<void> {
  const shared = await sharesFromOthers(cases);
  if (values.check) return check(shared);
  const { features, network } = await inThread<ClauseModels>("all");
  const learnt = { evidence: trainEvidence(shared), statuses: trainStatuses(shared) };
  const call = (name: string, reader: string, names: readonly string[], scale: number, learnt: unknown) =>
    `export const ${name} = ${reader}(\n  ${JSON.stringify(names)},\n  ${scale},\n  ${JSON.stringify(learnt)},\n);\n`;
  const written = [
    '// Written by npm run train:interview.\nimport { readClassifier } from "text-classifier";\nimport { unpackNetwork } from "./clause-network.ts";\nimport { readClauseWeights } from "./clause-weights.ts";\n',
    `export const criteria: readonly string[] = ${JSON.stringify(criterionIds)};\n`,
    `export const network = unpackNetwork(${JSON.stringify(packNetwork(network))});\n`,
    call(
      "clauses",
      "readClauseWeights",
      criterionIds,
      features.scale,
      writeClauseWeights(features, criterionIds),
    ),
    ...Object.entries(learnt).map(([name, classifier]) =>
      call(name, "readClassifier", classifier.classes, classifier.scale, writeClassifier(classifier)),
    ),
  ];
  writeFileSync(
    join(import.meta.dirname, "../../../packages/interview/src/model/weights.ts"),
    written.join("\n"),
  );
}

const cases = readAll();
if (isMainThread) await trainAll(cases);
else parentPort?.postMessage(workerData === "all" ? trainClauses(cases) : sharesOfFold(cases, workerData));
