import { lineOf } from "./syntax.ts";
import type { FindingKind } from "./types.ts";

/** A small change of one line. `about` is the flaw that it fixes, where that is plain from the change. */
export type Mutation = { start: number; end: number; text: string; line: number; about?: FindingKind };

/** Replaces a range of the program with a text. */
export const change = (
  code: string,
  start: number,
  end: number,
  text: string,
  about?: FindingKind,
): Mutation => ({ start, end, text, line: lineOf(code, start), ...(about && { about }) });

/** A program with a mutation. */
export const applyMutation = (code: string, { start, end, text }: Mutation): string =>
  code.slice(0, start) + text + code.slice(end);
