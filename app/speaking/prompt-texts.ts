import type { Content } from "../content/content.ts";

/** Every text that is read without the whole dictionary: those of the prompts and of the sample. */
export function promptTexts({ pronunciationTest: { prompts, sample } }: Content): string[] {
  return [...prompts.map(({ text }) => text), sample.text];
}
