import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The answers of the regression cases; of pairs, the first. */
export const texts = readFileSync(join(import.meta.dirname, "cases.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const { text, a }: { text?: string; a?: string } = JSON.parse(line);
    return text ?? a ?? "";
  });
