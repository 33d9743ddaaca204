import type { PronunciationTestWords } from "./pronunciation-test.schema.ts";

/** Texts that can be scored without the full dictionary: the prompts and the sample. */
export function promptTexts({
  prompts,
  sample,
}: Pick<PronunciationTestWords, "prompts" | "sample">): string[] {
  return [...prompts.map(({ text }) => text), sample.text];
}
