import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted, shownNumber } from "../counted.ts";
import type { ReadingWords } from "./reading.schema.ts";
import type { ReadingSnapshot } from "./reading-snapshot.ts";

type Words = ReadingWords["progress"];

/** How far the reading is, in one line. Empty if no file was given. */
export function progressText({ state, progress, waiting }: ReadingSnapshot, words: Words): string {
  switch (state) {
    case "EMPTY":
      return "";
    case "READING":
      return fillTemplate(words.read, {
        done: shownNumber(progress.done),
        total: shownNumber(progress.total),
      });
    case "NO_POSTING":
      return counted(words.noPosting, waiting);
    case "PAUSED":
      return counted(words.paused, waiting);
    case "DONE":
      return progress.total === 0 ? "" : counted(words.ready, progress.total);
  }
}

/** Above this the time left is given in minutes. */
const maxSeconds = 90;

/** The time left; undefined if it is not known. */
export function timeLeftText({ progress }: ReadingSnapshot, words: Words): string | undefined {
  const { secondsLeft } = progress;
  if (secondsLeft === undefined) return undefined;
  return secondsLeft > maxSeconds
    ? fillTemplate(words.minutes, { count: Math.round(secondsLeft / 60) })
    : fillTemplate(words.seconds, { count: secondsLeft });
}
