/*
 * LEARNERS=DIR node lab/engines/pronunciation/dump-sounds.ts OUT [--natives DIR]
 * What the engine hears of each sound, for fit-networks.py: OUT/learners.jsonl and OUT/natives.jsonl with a line for
 * each recording, and its cepstra in a .bin beside. Learners: the training speakers of speechocean762, up to
 * twelve recordings each. Natives: the phone prompts of the bench, and --natives, a folder of WAV files with their texts in
 * files of the same name (ID.wav, ID.txt).
 *
 * Each reading is also held against texts in which some words expect another sound ("plants"): known errors, which
 * keep the networks from learning only what learners of one language get wrong.
 */
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { type DecodedWord, decodeWords } from "../../../packages/pronunciation/src/align/decoding.ts";
import {
  coefficients,
  extractFeatures,
  featureSize,
} from "../../../packages/pronunciation/src/hear/front-end.ts";
import { computeLikelihoods } from "../../../packages/pronunciation/src/hear/likelihoods.ts";
import {
  createLexicon,
  decodeModel,
  readText,
  readWav,
  resample,
} from "../../../packages/pronunciation/src/index.ts";
import { phones } from "../../../packages/pronunciation/src/lexicon/phones.ts";
import { loadDictionary, loadModel } from "../../../packages/pronunciation/src/pack/load-speech.ts";
import { isRight } from "./learner-trials.ts";
import { hasLearners, readLearners } from "./learners.ts";
import { humanRecordings } from "./recordings.ts";
import { pick, type Random, randomBelow, seeded } from "./seeded.ts";
import { confusable } from "./text-trials.ts";

/** `phones` and `ratings` of each word; a native reading has neither, and every sound is right. */
type Reading = {
  id: string;
  speaker: string;
  samples: Float32Array;
  words: string[];
  phones?: string[][];
  ratings?: number[][];
};

const recordingsPerSpeaker = 12;
const rightRating = 2;
const plantPasses = { learners: 1, natives: 3 };

const { values, positionals } = parseArgs({
  options: { natives: { type: "string" } },
  allowPositionals: true,
});
const [out] = positionals;
const learnersFolder = process.env.LEARNERS;
if (out === undefined || !hasLearners(learnersFolder))
  throw new Error("usage: LEARNERS=DIR node lab/engines/pronunciation/dump-sounds.ts OUT [--natives DIR]");
const model = decodeModel(loadModel());
const lexicon = createLexicon(loadDictionary());
const readSamples = (file: string) => {
  const { samples, sampleRate } = readWav(readFileSync(file));
  return resample(samples, sampleRate);
};

function* learners(folder: string): Generator<Reading> {
  const taken = new Map<string, number>();
  for (const recording of readLearners(folder, "train")) {
    const count = taken.get(recording.speaker) ?? 0;
    taken.set(recording.speaker, count + 1);
    if (count < recordingsPerSpeaker) yield { ...recording, samples: readSamples(recording.file) };
  }
}

function* natives(): Generator<Reading> {
  const folder = mkdtempSync(join(tmpdir(), "prompts-"));
  for (const recording of humanRecordings(folder, lexicon)) yield { ...recording, speaker: "prompts" };
  rmSync(folder, { recursive: true });
  for (const file of values.natives === undefined ? [] : globSync(join(values.natives, "*.wav")).toSorted()) {
    const words = readText(readFileSync(file.replace(/wav$/, "txt"), "utf8"), lexicon).words;
    yield {
      id: basename(file, ".wav"),
      speaker: "readings",
      samples: readSamples(file),
      words: words.map(({ text }) => text.toLowerCase()),
    };
  }
}

/** [phone, start, end, share, scaled likelihoods of all phones × 100, rating] for each phone; times in frames. */
const describe = (word: DecodedWord | undefined, ratings: readonly number[] | undefined) =>
  word?.phones.map(({ phone, start, end, goodness }, i) => [
    phone,
    start,
    end,
    Number(goodness.share.toFixed(3)),
    goodness.scores.map((score) => Math.round(100 * score)),
    ratings?.[i] ?? null,
  ]) ?? null;

/** Expects another sound in some right words, three to five words apart. */
function plant({ words, ratings }: Reading, heard: readonly (DecodedWord | undefined)[], random: Random) {
  const planted = new Map<number, { phones: string[]; at: number; isConfusable: boolean }>();
  for (let w = randomBelow(random, 4); w < words.length; w += 3 + randomBelow(random, 3)) {
    const altered = heard[w]?.phones.map(({ phone }) => phone);
    const expected = ratings?.[w];
    if (!altered || (expected && !(expected.length === altered.length && expected.every(isRight)))) continue;
    const at = randomBelow(random, altered.length);
    const right = altered[at] ?? "";
    const isConfusable = random() < 0.5;
    const wrong = isConfusable ? confusable.get(right) : phones.filter((phone) => phone !== right);
    if (!wrong) continue;
    altered[at] = pick(random, wrong);
    const accepted = readText(words[w] ?? "", lexicon).words[0]?.pronunciations ?? [];
    if (!accepted.some((form) => form.join(" ") === altered.join(" ")))
      planted.set(w, { phones: altered, at, isConfusable });
  }
  return planted;
}

function dump(name: "learners" | "natives", readings: Iterable<Reading>): void {
  const [lines, cepstra] = ["jsonl", "bin"].map((ending) =>
    openSync(join(out ?? "", `${name}.${ending}`), "w"),
  );
  if (lines === undefined || cepstra === undefined) return;
  const random = seeded(1);
  let offset = 0;
  for (const reading of readings) {
    const { id, speaker, samples, words, ratings } = reading;
    const pronunciations = Object.fromEntries(
      words
        .flatMap((word, i) => (reading.phones?.[i] ? [[word, reading.phones[i].join(" ")]] : []))
        .toReversed(),
    );
    const text = readText(words.join(" "), lexicon, { pronunciations });
    if (text.unknown.length > 0 || text.words.length !== words.length) continue;
    const features = extractFeatures(samples);
    const likelihoods = computeLikelihoods(features, model);
    const decode = (forms: string[][][]) => decodeWords(likelihoods, model, forms, new Set());
    const right = decode(text.words.map((word) => word.pronunciations));
    const rated = right.words.map((word, w) => {
      if (!ratings)
        return describe(
          word,
          word?.phones.map(() => rightRating),
        );
      return describe(word, ratings[w]?.length === word?.phones.length ? ratings[w] : undefined);
    });
    const plants = Array.from({ length: plantPasses[name] }, () => {
      const planted = plant(reading, right.words, random);
      const heard = decode(
        text.words.map(({ pronunciations: forms }, w) => {
          const form = planted.get(w)?.phones ?? right.words[w]?.phones.map(({ phone }) => phone);
          return form ? [form] : forms;
        }),
      );
      return [...planted].map(([w, { at, phones: forms, isConfusable }]) => ({
        isConfusable,
        words: [w - 1, w, w + 1].map((i) =>
          describe(
            heard.words[i],
            forms.map((_, k) => (k === at ? 0 : rightRating)),
          ),
        ),
      }));
    }).flat();
    const own = new Float32Array(features.count * coefficients);
    for (let t = 0; t < features.count; t += 1)
      own.set(features.values.subarray(t * featureSize, t * featureSize + coefficients), t * coefficients);
    writeSync(cepstra, new Uint8Array(own.buffer));
    writeSync(
      lines,
      `${JSON.stringify({ id, speaker, offset, count: features.count, words: rated, plants })}\n`,
    );
    offset += features.count;
  }
  closeSync(lines);
  closeSync(cepstra);
}

dump("learners", learners(learnersFolder));
dump("natives", natives());
