import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Intent, Message } from "../../../packages/chat/src/index.ts";

/** A message with its label by a person. */
export type Labelled = Message & {
  id: string;
  label: { intent: Intent; fields: Record<string, unknown>; asks: string[]; handover: boolean };
};

function readLines(file: string): Labelled[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Labelled);
}

/** Splits by a hash of the id: half of the messages may be looked at while building. */
const isLookedAt = ({ id }: Labelled) =>
  (createHash("sha256").update(`seed-7 ${id}`).digest()[0] ?? 0) % 2 === 1;

/**
 * Reads the messages of a folder and the questions that its opening cannot answer, split into those that were
 * looked at and those that were only counted.
 */
export function readMessages(folder: string) {
  const [turns, outside] = ["turns.jsonl", "outside.jsonl"].map((file) => readLines(join(folder, file)));
  const part = (isIn: (row: Labelled) => boolean) => ({
    turns: (turns ?? []).filter(isIn),
    outside: (outside ?? []).filter(isIn),
  });
  return { lookedAt: part(isLookedAt), counted: part((row) => !isLookedAt(row)) };
}
