import type { Likelihoods } from "../hear/likelihoods.ts";
import type { Model } from "../hear/model.ts";
import { align, optionalPause, type Unit } from "./align.ts";
import { goodnessOfPronunciation } from "./goodness.ts";

/** A word with one wrong part still has so many phones that fit the sound, and this share of all. */
const minPhones = 4;
const minShare = 0.6;
const minGoodness = -2.6;

/** How many of a word's phones fit their frames. */
function fitting(likelihoods: Likelihoods, model: Model, phones: readonly string[], unit: Unit): number {
  if (unit.kind !== "word") return 0;
  return phones.filter((phone, i) => {
    if (phone === optionalPause) return false;
    const [start, end] = [unit.phoneStarts[i]!, unit.phoneStarts[i + 1] ?? unit.end];
    return goodnessOfPronunciation(likelihoods, model, phone, start, end).share >= minGoodness;
  }).length;
}

/**
 * A word with a wrong syllable can cost more than skipping it, and other speech then takes its place. Where one word is
 * missing and there is other speech, the word is aligned with that sound, and counts as read if a large part of it is there.
 *
 * @param units as `align` returns them
 * @param words the pronunciations of each word
 */
export function retryMissing(
  units: readonly Unit[],
  likelihoods: Likelihoods,
  model: Model,
  words: readonly string[][][],
): Unit[] {
  const { states, values, best } = likelihoods;
  const kept: Unit[] = [];
  for (let i = 0; i < units.length; ) {
    let end = i;
    while (end < units.length && units[end]!.kind !== "word") end += 1;
    const gap = units.slice(i, end);
    const missing = gap.filter(({ kind }) => kind === "skipped");
    const [from, to] = [gap[0]?.start ?? 0, gap.at(-1)?.end ?? 0];
    if (missing.length === 1 && gap.some(({ kind }) => kind === "garbage")) {
      const word = missing[0]!.word;
      const part = {
        count: to - from,
        states,
        values: values.subarray(from * states, to * states),
        best: best.subarray(from, to),
      };
      const found = align(part, model, [words[word]!])?.units.map((unit): Unit => {
        const shifted = { ...unit, word: word + unit.word, start: unit.start + from, end: unit.end + from };
        return shifted.kind === "word"
          ? { ...shifted, phoneStarts: shifted.phoneStarts.map((start) => start + from) }
          : shifted;
      });
      const again = found?.find((unit) => unit.kind === "word");
      const phones = again ? (words[word]![again.variant] ?? []) : [];
      if (
        found &&
        again &&
        fitting(likelihoods, model, phones, again) >= Math.max(minPhones, minShare * phones.length)
      ) {
        kept.push(...found);
        gap.length = 0;
      }
    }
    kept.push(...gap, ...units.slice(end, end + 1));
    i = end + 1;
  }
  return kept;
}
