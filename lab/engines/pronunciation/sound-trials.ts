import {
  isReliable,
  mixDown,
  type Report,
  sampleRate,
  scoreReading,
} from "../../../packages/pronunciation/src/index.ts";
import { count, type Tally } from "./measures.ts";
import type { Recording } from "./recordings.ts";
import { type Random, randomBelow } from "./seeded.ts";
import { type Colour, noise, nonSpeech, rms, withNoise } from "./sounds.ts";
import { isStopped, type Tools } from "./text-trials.ts";

export const noiseLevels = [30, 20, 15, 10];
export const noiseColours: Colour[] = ["white", "pink"];

/** Background noise at the level of the recording's quietest frames. */
function backgroundHiss(samples: Float32Array, length: number, random: Random): Float32Array {
  const frame = 400;
  const levels = Array.from({ length: Math.floor(samples.length / frame) }, (_, i) =>
    rms(samples.subarray(i * frame, (i + 1) * frame)),
  ).sort((a, b) => a - b);
  const level = Math.max(levels[Math.floor(levels.length / 50)] ?? 0, 1e-5);
  return noise("pink", length, random).map((sample) => level * sample);
}

/** Inserts a pause between two words. It must be reported there and nowhere new. */
function tryPause(
  { id, samples, text }: Recording,
  right: Report,
  tools: Tools,
  tally: Tally,
  random: Random,
): void {
  const after = randomBelow(random, right.words.length - 1);
  const [before, next] = [right.words[after], right.words[after + 1]];
  if (before?.end == null || next?.start == null) return;
  const cut = Math.round(((before.end + next.start) / 2) * sampleRate);
  const pause = backgroundHiss(samples, Math.round((0.6 + 0.6 * random()) * sampleRate), random);
  const paused = new Float32Array(samples.length + pause.length);
  paused.set(samples.subarray(0, cut));
  paused.set(pause, cut);
  paused.set(samples.subarray(cut), cut + pause.length);
  const { pauses } = scoreReading(paused, text, tools);
  const expectedPauses = new Set([after, ...right.pauses.map(({ afterWord }) => afterWord)]);
  const isFound = pauses.some(({ afterWord }) => afterWord === after);
  count(tally.pausesFound, isFound);
  if (!isFound) tally.failures.push(`${id}: no pause reported after "${before.text}"`);
  count(
    tally.pausesBeside,
    pauses.some(({ afterWord }) => !expectedPauses.has(afterWord)),
  );
}

/** Cuts the reading between two words, about half way. */
function tryHalf({ samples, text }: Recording, right: Report, tools: Tools, tally: Tally): void {
  const spoken = right.words.length >> 1;
  const [last, next] = [right.words[spoken - 1], right.words[spoken]];
  if (last?.end == null || next?.start == null) return;
  const cut = samples.subarray(0, Math.round(((last.end + next.start) / 2) * sampleRate));
  if (cut.length < sampleRate) return;
  scoreReading(cut, text, tools).words.forEach(({ status }, i) => {
    if (i < spoken) count(tally.firstHalfSpoken, status === "spoken");
    else count(tally.halfCalledSkipped, status === "skipped");
  });
}

/** Points of accuracy that talk around the text, a disturbance and noise may cost. */
const maxLoss = { talk: 8, disturbance: 3, noise: 6 };
const isNear = (report: Report, right: Report, points: number) =>
  report.accuracy !== null && report.accuracy >= (right.accuracy ?? 0) - points;

/** Cuts the reading within a word; the word before it must be reported as the last one. */
function tryStop(
  { id, samples, text }: Recording,
  right: Report,
  tools: Tools,
  tally: Tally,
  random: Random,
): void {
  const last = 2 + randomBelow(random, Math.max(right.words.length - 4, 1));
  const next = right.words[last + 1];
  if (next?.start == null || next.end == null) return;
  const cut = Math.round((next.start + 0.5 * (next.end - next.start)) * sampleRate);
  const { stoppedAfter } = scoreReading(samples.subarray(0, cut), text, tools);
  const isFound = stoppedAfter !== null && Math.abs(stoppedAfter - last) <= 1;
  count(tally.stopsFound, isFound);
  if (!isFound) tally.failures.push(`${id}: stopped after word ${stoppedAfter} instead of ${last}`);
}

/** Puts another recording before and after the reading. */
function tryTalk(
  { id, samples, text }: Recording,
  other: Recording,
  right: Report,
  tools: Tools,
  tally: Tally,
): void {
  const talk = other.samples.subarray(0, 4 * sampleRate);
  const whole = new Float32Array(samples.length + 2 * talk.length);
  whole.set(talk);
  whole.set(samples, talk.length);
  whole.set(talk, talk.length + samples.length);
  const report = scoreReading(whole, text, tools);
  const isFound = [-1, right.words.length - 1].every((place) =>
    report.extras.some(({ afterWord }) => afterWord === place),
  );
  const isLeftOut = report.verdict === "ok" && isNear(report, right, maxLoss.talk);
  count(tally.talkFound, isFound);
  count(tally.talkLeftOut, isLeftOut);
  if (!isFound) tally.failures.push(`${id}: talk before or after the text not reported`);
  if (!isLeftOut)
    tally.failures.push(`${id}: ${report.verdict}, ${report.accuracy} with talk around the text`);
}

/** An offset, hum with a harmonic, and two channels in antiphase must not change the result. */
function tryDisturbances({ id, samples, text }: Recording, right: Report, tools: Tools, tally: Tally): void {
  const level = rms(samples) / 4;
  const tone = (hertz: number, i: number) => level * Math.sin((2 * Math.PI * hertz * i) / sampleRate);
  const disturbed = {
    offset: samples.map((sample) => sample + 0.05),
    "hum of 50 Hz": samples.map((sample, i) => sample + tone(50, i)),
    "hum of 60 Hz": samples.map((sample, i) => sample + tone(60, i)),
    antiphase: mixDown([samples.slice(), samples.map((sample) => -sample)]),
  };
  for (const [name, sound] of Object.entries(disturbed)) {
    const report = scoreReading(sound, text, tools);
    const isAlike = report.verdict === right.verdict && isNear(report, right, maxLoss.disturbance);
    count(tally.disturbedAlike, isAlike);
    if (!isAlike)
      tally.failures.push(
        `${id}: ${report.verdict}, ${report.accuracy} instead of ${right.accuracy} with ${name}`,
      );
  }
}

function tryNoise(
  { samples, text }: Recording,
  right: Report,
  tools: Tools,
  tally: Tally,
  random: Random,
): void {
  for (const colour of noiseColours) {
    for (const level of noiseLevels) {
      const name = `${colour} ${level} dB`;
      const result = tally.noisy.get(name) ?? { scored: { hits: 0, total: 0 }, words: [] };
      tally.noisy.set(name, result);
      const report = scoreReading(withNoise(samples, colour, level, random), text, tools);
      count(result.scored, report.verdict !== "refused");
      count(tally.noiseSaid, !isReliable(report.quality) || isNear(report, right, maxLoss.noise));
      for (const { score } of report.words) result.words.push(score);
    }
  }
}

/** Alters the sound. Noise, talk and disturbances are tried with every eighth recording. */
export function trySounds(
  recording: Recording,
  number: number,
  other: Recording,
  right: Report,
  tools: Tools,
  tally: Tally,
  random: Random,
): void {
  if (right.words.length > 3) {
    tryPause(recording, right, tools, tally, random);
    tryHalf(recording, right, tools, tally);
    tryStop(recording, right, tools, tally, random);
  }
  const reversed = scoreReading(recording.samples.toReversed(), recording.text, tools);
  count(tally.reversedStopped, isStopped(reversed));
  if (number % 8 !== 0) return;
  tryNoise(recording, right, tools, tally, random);
  tryTalk(recording, other, right, tools, tally);
  tryDisturbances(recording, right, tools, tally);
}

/** Scores sounds without speech against a short, a medium and a long text. Returns the ones that were not refused. */
export function tryNonSpeech(
  recordings: readonly Recording[],
  tools: Tools,
  tally: Tally,
  random: Random,
): string[] {
  const byLength = recordings.toSorted((a, b) => a.words.length - b.words.length);
  const prompts = [0.05, 0.5, 0.95].map((share) => byLength[Math.floor(share * byLength.length)]);
  const accepted: string[] = [];
  for (const { name, samples } of nonSpeech(random)) {
    for (const recording of prompts) {
      if (!recording) continue;
      const { verdict } = scoreReading(samples, recording.text, tools);
      count(tally.nonSpeechRefused, verdict === "refused");
      if (verdict !== "refused") accepted.push(`${name}: ${verdict} for ${recording.words.length} words`);
    }
  }
  return accepted;
}
