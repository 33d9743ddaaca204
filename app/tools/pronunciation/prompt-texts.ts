import type { PronunciationTestWords } from "./pronunciation-test.schema.ts";

/** The texts that are scored without the whole dictionary: those of the prompts and of the sample. */
export function promptTexts({
  prompts,
  sample,
}: Pick<PronunciationTestWords, "prompts" | "sample">): string[] {
  return [...prompts.map(({ text }) => text), sample.text];
}
