import type { FindingKind } from "./types.ts";

/** A small change of one line. `about` is the flaw that it fixes, if the change alone shows it. */
export type Mutation = { start: number; end: number; text: string; about?: FindingKind };

/** Describes the replacement of a range of the program. */
export const change = (start: number, end: number, text: string, about?: FindingKind): Mutation => ({
  start,
  end,
  text,
  ...(about && { about }),
});

/** Applies a mutation to a program. */
export const applyMutation = (code: string, { start, end, text }: Mutation): string =>
  code.slice(0, start) + text + code.slice(end);
