import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Intent, Message } from "../../../packages/chat/src/index.ts";

/** A message with what a person says that it is. */
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

/** Whether a hash of the id puts a message among those that were looked at while building: one of two. */
const isLookedAt = ({ id }: Labelled) =>
  (createHash("sha256").update(`seed-7 ${id}`).digest()[0] ?? 0) % 2 === 1;

/** The messages of a folder, and the questions that its opening cannot answer: those looked at, and the others. */
export function readMessages(folder: string) {
  const [turns, outside] = ["turns.jsonl", "outside.jsonl"].map((file) => readLines(join(folder, file)));
  const part = (isIn: (row: Labelled) => boolean) => ({
    turns: (turns ?? []).filter(isIn),
    outside: (outside ?? []).filter(isIn),
  });
  return { lookedAt: part(isLookedAt), counted: part((row) => !isLookedAt(row)) };
}
