import { logarithm } from "./logarithm.ts";

/**
 * The words of all occupations as one text for browsers: the titles, an empty line, then a line for each stem: the stem,
 * a tab, and its occupations in one group for each weight, the highest first. Written by `packOccupations`, read by
 * `createOccupations`.
 */
export type OccupationData = string;

/** The number of different weights of a stem in an occupation. */
export const weightLevels = 4;

/** An occupation as authored, with the uses of each stem in its titles, tasks and tools. */
export type AuthoredOccupation = { title: string; counts: ReadonlyMap<string, number> };

/** A gap of 1 to 90 occupations is a character from "!" on; "~" adds 90 more. */
const firstGap = 32;
const maxGap = 90;
const addMaxGap = "~";

/** Saturation and length normalisation of BM25 (Robertson and Zaragoza, 2009). */
const saturation = 1.5;
const lengthShare = 0.75;

/**
 * Packs the occupations. The weight of a stem is that of BM25 without its idf, in `weightLevels` steps; weights that
 * round to nothing, and stems of one occupation or of more than half of all, are left out.
 */
export function packOccupations(occupations: readonly AuthoredOccupation[]): OccupationData {
  const lengths = occupations.map(({ counts }) =>
    [...counts.values()].reduce((sum, value) => sum + value, 0),
  );
  const meanLength = lengths.reduce((sum, value) => sum + value, 0) / occupations.length;
  const byStem = new Map<string, string[][]>();
  const last = new Map<string, number[]>();
  const frequency = new Map<string, number>();
  for (const { counts } of occupations)
    for (const stem of counts.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  occupations.forEach(({ counts }, index) => {
    const norm = saturation * (1 - lengthShare + (lengthShare * (lengths[index] ?? 0)) / meanLength);
    for (const [stem, count] of counts) {
      const used = frequency.get(stem) ?? 0;
      if (used < 2 || used > occupations.length / 2) continue;
      const level = Math.min(weightLevels, Math.round((count / (count + norm)) * (weightLevels + 1)));
      if (level === 0) continue;
      const groups = byStem.get(stem) ?? Array.from({ length: weightLevels }, () => []);
      const ends = last.get(stem) ?? Array.from({ length: weightLevels }, () => -1);
      const group = weightLevels - level;
      let gap = index - (ends[group] ?? -1);
      let text = "";
      for (; gap > maxGap; gap -= maxGap) text += addMaxGap;
      groups[group]?.push(text + String.fromCharCode(firstGap + gap));
      ends[group] = index;
      byStem.set(stem, groups);
      last.set(stem, ends);
    }
  });
  const lines = [...byStem]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([stem, groups]) =>
        `${stem}\t${groups
          .map((group) => group.join(""))
          .join(" ")
          .trimEnd()}`,
    );
  return `${occupations.map(({ title }) => title).join("\n")}\n\n${lines.join("\n")}\n`;
}

/** The occupations that use a stem, and its weight in each, 0 to 1. */
export type Postings = { occupations: Uint16Array; weights: Float32Array };

/** The words of all occupations. Load them once and reuse them. */
export type Occupations = {
  titles: readonly string[];
  /** `undefined` for a stem that no occupation uses. */
  postings(stem: string): Postings | undefined;
  /** Rarity of a stem: 0 for one that every occupation uses, 1 for one that only one uses. */
  rarity(stem: string): number;
};

/** Reads packed occupations. A stem is unpacked on first use. */
export function createOccupations(data: OccupationData): Occupations {
  const [head = "", body = ""] = data.split("\n\n");
  const titles = head.split("\n");
  const packed = new Map<string, string>();
  for (const line of body.split("\n")) {
    const tab = line.indexOf("\t");
    if (tab > 0) packed.set(line.slice(0, tab), line.slice(tab + 1));
  }
  const unpacked = new Map<string, Postings>();
  const postings = (stem: string) => {
    const known = unpacked.get(stem);
    if (known) return known;
    const text = packed.get(stem);
    if (text === undefined) return undefined;
    const result = unpack(text);
    unpacked.set(stem, result);
    return result;
  };
  const most = logarithm(titles.length + 1);
  const rarities = Array.from({ length: titles.length + 1 }, (_, used) => 1 - logarithm(used + 1) / most);
  return { titles, postings, rarity: (stem) => rarities[postings(stem)?.occupations.length ?? 0] ?? 0 };
}

function unpack(text: string): Postings {
  const occupations: number[] = [];
  const weights: number[] = [];
  let level = weightLevels;
  let index = -1;
  for (const character of text) {
    if (character === " ") {
      level -= 1;
      index = -1;
    } else if (character === addMaxGap) index += maxGap;
    else {
      index += character.charCodeAt(0) - firstGap;
      occupations.push(index);
      weights.push(level / weightLevels);
    }
  }
  return { occupations: Uint16Array.from(occupations), weights: Float32Array.from(weights) };
}
