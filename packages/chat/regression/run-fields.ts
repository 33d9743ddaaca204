import { readFields } from "../src/fields/read-fields.ts";
import { readQuestion } from "../src/intents.ts";
import { facts } from "./run-replies.ts";

/** Executes the patterns that read facts and questions. */
export function run(): void {
  readFields(facts, null, "2026-11-22");
  readQuestion(facts.toLowerCase());
}
