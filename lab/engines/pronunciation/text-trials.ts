import { extractFeatures } from "../../../packages/pronunciation/src/hear/front-end.ts";
import { computeLikelihoods } from "../../../packages/pronunciation/src/hear/likelihoods.ts";
import {
  type Lexicon,
  lookUp,
  type Model,
  type Report,
  readText,
  sampleRate,
  scoreReading,
} from "../../../packages/pronunciation/src/index.ts";
import { phones } from "../../../packages/pronunciation/src/lexicon/phones.ts";
import { judgeReading } from "../../../packages/pronunciation/src/score-reading.ts";
import { count, type Tally } from "./measures.ts";
import type { Recording } from "./recordings.ts";
import { pick, type Random, randomBelow } from "./seeded.ts";

export type Tools = { model: Model; lexicon: Lexicon };
export type Pool = { long: string[]; short: string[] };

/** Phone pairs that learners and listeners confuse. */
export const confusable = new Map<string, string[]>();
for (const pair of "R-W R-L IH-IY L-N M-N AH-AA S-SH DH-Z AE-AA T-CH AH-EH EH-IH F-V T-D S-TH AY-EY DH-D B-P G-K V-W AE-EH UH-UW AO-OW Z-S TH-T B-V P-F".split(
  " ",
)) {
  const [a = "", b = ""] = pair.split("-");
  confusable.set(a, [...(confusable.get(a) ?? []), b]);
  confusable.set(b, [...(confusable.get(b) ?? []), a]);
}

/**
 * Trials per recording; with fewer, figures varied by 0.01 with the choice. Each word is also removed once.
 */
const trials = { swapped: 24, bad: 36, skipped: 8 };
/**
 * Minimum phones of a word that is swapped in, inserted or removed. Shorter words are missed more often and counted
 * apart.
 */
const minPhones = 4;

export const isStopped = ({ verdict }: Report) => verdict !== "ok";

/**
 * Computes one recording's likelihoods once and judges any text against them. `pronunciations` as in `scoreReading`.
 */
function createJudge({ samples }: Recording, { model, lexicon }: Tools, report: Report) {
  const likelihoods = computeLikelihoods(extractFeatures(samples), model);
  return (words: readonly string[], pronunciations: Record<string, string> = {}) =>
    judgeReading(likelihoods, report.quality, readText(words.join(" "), lexicon, { pronunciations }).words, {
      model,
    });
}

/**
 * Whether most phones of a word are spoken near `index`, in order. Asking for that word there would not be an error
 * ("caller" for the first word of "call a friend"). Approximate substring matching after P. H. Sellers (1980).
 */
function isSpokenNear(word: string, words: readonly string[], index: number, lexicon: Lexicon): boolean {
  const spoken = words
    .slice(Math.max(index - 1, 0), index + 2)
    .flatMap((nearby) => lookUp(lexicon, nearby)[0] ?? []);
  return lookUp(lexicon, word).some((form) => {
    let edits = [0, ...spoken.map(() => 0)];
    form.forEach((phone, i) => {
      const next = [i + 1];
      spoken.forEach((other, j) => {
        const exchanged = (edits[j] ?? 0) + (phone === other ? 0 : 1);
        next.push(Math.min(exchanged, (edits[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
      });
      edits = next;
    });
    return Math.min(...edits) < form.length / 2;
  });
}

/** The recordings' words, to build other texts from: long and short ones. */
export function wordPool(recordings: readonly Recording[], lexicon: Lexicon): Pool {
  const pool: Pool = { long: [], short: [] };
  for (const word of new Set(recordings.flatMap((recording) => recording.words))) {
    const phones = lookUp(lexicon, word)[0];
    if (phones) pool[phones.length >= minPhones ? "long" : "short"].push(word);
  }
  return pool;
}

/** A text that shares hardly any word with the recording's. Phone prompts are often variants of each other. */
export function otherText({ words }: Recording, recordings: readonly Recording[], random: Random): Recording {
  const own = new Set(words);
  const others = recordings.filter(
    (recording) => recording.words.filter((word) => own.has(word)).length <= recording.words.length / 8,
  );
  return pick(random, others);
}

/** Scores the right text with `scoreReading` and adds its processor time. */
export function scoreRight({ id, samples, text }: Recording, tools: Tools, tally: Tally): Report {
  const start = process.cpuUsage();
  const report = scoreReading(samples, text, tools);
  const { user, system } = process.cpuUsage(start);
  tally.scoringSeconds += (user + system) / 1e6;
  tally.audioSeconds += samples.length / sampleRate;
  count(tally.rightStopped, isStopped(report));
  if (report.verdict !== "refused") count(tally.falseInserts, report.extras.length > 0);
  for (const { afterWord, start: from, end } of report.extras)
    tally.failures.push(`${id}: an extra after "${report.words[afterWord]?.text}", ${from} to ${end} s`);
  for (const { text: word, status, score, phones: phoneReports } of report.words) {
    tally.rightWords.push(score);
    count(tally.rightSkipped, status !== "spoken");
    if (status !== "spoken") tally.failures.push(`${id}: "${word}" marked ${status}`);
    for (const phone of phoneReports) tally.rightPhones.push(phone.score);
  }
  return report;
}

/** Replaces one phone of a word's pronunciation by an easily confused one, or by any. */
function substitutePhone(word: string, kind: "confusable" | "random", { lexicon }: Tools, random: Random) {
  const known = lookUp(lexicon, word);
  if (known.length === 0) return undefined;
  const altered = [...pick(random, known)];
  const index = randomBelow(random, altered.length);
  const right = altered[index] ?? "";
  const wrong = kind === "confusable" ? confusable.get(right) : phones.filter((phone) => phone !== right);
  if (!wrong) return undefined;
  altered[index] = pick(random, wrong);
  const pronunciation = altered.join(" ");
  const accepted = readText(word, lexicon).words[0]?.pronunciations ?? [];
  return accepted.some((form) => form.join(" ") === pronunciation) ? undefined : { index, pronunciation };
}

/** Judges texts that differ from the recording in one place, and a different text. */
export function tryTexts(
  recording: Recording,
  right: Report,
  other: Recording,
  pool: Pool,
  tools: Tools,
  tally: Tally,
  random: Random,
): void {
  const { words } = recording;
  const judge = createJudge(recording, tools, right);
  for (let trial = 0; trial < trials.swapped; trial += 1) {
    const [index, word] = [randomBelow(random, words.length), pick(random, pool.long)];
    if (!isSpokenNear(word, words, index, tools.lexicon))
      tally.swappedWords.push(judge(words.with(index, word)).words[index]?.score ?? 0);
  }
  for (let trial = 0; trial < trials.bad; trial += 1) {
    const index = randomBelow(random, words.length);
    const kind = trial % 2 === 0 ? "confusable" : "random";
    const substitution = substitutePhone(words[index] ?? "", kind, tools, random);
    if (!substitution) continue;
    const word = judge(words, { [words[index] ?? ""]: substitution.pronunciation }).words[index];
    tally.badWords.push(word?.score ?? 0);
    const scores = kind === "confusable" ? tally.confusedPhones : tally.randomPhones;
    scores.push(word?.phones[substitution.index]?.score ?? 0);
  }
  for (let trial = 0; trial < trials.skipped; trial += 1) {
    const index = randomBelow(random, words.length + 1);
    const report = judge(words.toSpliced(index, 0, pick(random, pool.long)));
    const isFound = report.words[index]?.status === "skipped";
    count(tally.skipsFound, isFound);
    if (!isFound)
      tally.failures.push(`${recording.id}: not skipped, word ${index} of ${report.verdict} reading`);
  }
  for (let trial = 0; trial < trials.skipped; trial += 1) {
    const [index, word] = [randomBelow(random, words.length + 1), pick(random, pool.short)];
    if (word === words[index] || word === words[index - 1]) continue;
    count(tally.shortSkipsFound, judge(words.toSpliced(index, 0, word)).words[index]?.status === "skipped");
  }
  words.forEach((word, index) => {
    if (words.length <= 4 || index === 0 || index === words.length - 1) return;
    const { extras } = judge(words.toSpliced(index, 1));
    const isFound = extras.some(({ afterWord }) => Math.abs(afterWord - (index - 1)) <= 1);
    const isShort = pool.short.includes(word);
    count(isShort ? tally.shortInsertsFound : tally.insertsFound, isFound);
    if (!isFound && !isShort)
      tally.failures.push(`${recording.id}: no extra where "${word}" is spoken, word ${index}`);
  });
  const otherReport = judge(other.words);
  count(tally.otherTextStopped, isStopped(otherReport));
  if (!isStopped(otherReport))
    tally.failures.push(`${recording.id}: scored ${otherReport.overall} for the text "${other.text}"`);
}
