import { isReliable, scoreBand } from "pronunciation";
import type { ScoredReport } from "./reading-layout.ts";

/** The band of a spoken word, or the status of a word that was not spoken. */
export type WordBand = "clear" | "fair" | "check" | "skipped" | "replaced";

/** A table row; `start` and `seconds` are `null` for a word that is not in the recording. */
export type Row =
  | {
      kind: "word";
      index: number;
      text: string;
      start: number | null;
      seconds: number | null;
      band: WordBand;
      /** `null` for a word that was not spoken. */
      score: number | null;
      /** Sounds recognised as other sounds. */
      sounds: { phone: string; heardAs: string }[];
    }
  | { kind: "pause" | "extra"; start: number; seconds: number };

export function wordBand({ status, score }: ScoredReport["words"][number]): WordBand {
  return status === "spoken" ? scoreBand(score) : status;
}

/** The contents of the waveform in text order: words, interspersed with pauses and extra speech. */
export function tableRows(report: ScoredReport): Row[] {
  const { words, pauses, extras, quality } = report;
  const showsSounds = isReliable(quality);
  const between = [
    ...pauses.map(({ afterWord, start, seconds }) => ({
      afterWord,
      row: { kind: "pause" as const, start, seconds },
    })),
    ...extras.map(({ afterWord, start, end }) => ({
      afterWord,
      row: { kind: "extra" as const, start, seconds: end - start },
    })),
  ].sort((a, b) => a.row.start - b.row.start);
  const rowsAfter = (index: number): Row[] =>
    between.filter(({ afterWord }) => afterWord === index).map(({ row }) => row);

  const wordRow = (word: ScoredReport["words"][number], index: number): Row => {
    const { text, status, score, start, end, phones } = word;
    return {
      kind: "word",
      index,
      text,
      start,
      seconds: start === null || end === null ? null : end - start,
      band: wordBand(word),
      score: status === "spoken" ? score : null,
      sounds: showsSounds
        ? phones.flatMap(({ phone, heardAs }) => (heardAs === null ? [] : [{ phone, heardAs }]))
        : [],
    };
  };
  return [...rowsAfter(-1), ...words.flatMap((word, index) => [wordRow(word, index), ...rowsAfter(index)])];
}
