import { type Report, sampleRate, scoreReading } from "../../../packages/pronunciation/src/index.ts";
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

function tryNoise({ samples, text }: Recording, tools: Tools, tally: Tally, random: Random): void {
  for (const colour of noiseColours) {
    for (const level of noiseLevels) {
      const name = `${colour} ${level} dB`;
      const result = tally.noisy.get(name) ?? { scored: { hits: 0, total: 0 }, words: [] };
      tally.noisy.set(name, result);
      const report = scoreReading(withNoise(samples, colour, level, random), text, tools);
      count(result.scored, report.verdict !== "refused");
      for (const { score } of report.words) result.words.push(score);
    }
  }
}

/** Alters the sound. Noise is tried with every eighth recording. */
export function trySounds(
  recording: Recording,
  number: number,
  right: Report,
  tools: Tools,
  tally: Tally,
  random: Random,
): void {
  if (right.words.length > 3) {
    tryPause(recording, right, tools, tally, random);
    tryHalf(recording, right, tools, tally);
  }
  const reversed = scoreReading(recording.samples.toReversed(), recording.text, tools);
  count(tally.reversedStopped, isStopped(reversed));
  if (number % 8 === 0) tryNoise(recording, tools, tally, random);
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
