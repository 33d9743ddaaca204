import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const file = "var/checks/passed.json";
const record = z.record(z.string(), z.string());

const readRecord = () => (existsSync(file) ? record.parse(JSON.parse(readFileSync(file, "utf8"))) : {});

/** A hash of the paths and contents of files. A missing file hashes like an empty one. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const one of [...files].sort())
    hash
      .update(`${one}\0`)
      .update(existsSync(one) ? readFileSync(one) : "")
      .update("\0");
  return hash.digest("hex");
}

/** Whether a part has passed with exactly these inputs. */
export const hasPassed = (part: string, inputs: string): boolean => readRecord()[part] === inputs;

/** Records that parts have passed with their inputs. */
export function recordPass(parts: Readonly<Record<string, string>>): void {
  mkdirSync("var/checks", { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readRecord(), ...parts }, null, 2));
}
