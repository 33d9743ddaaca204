import { statSync } from "node:fs";
import { bake } from "#app/bake.ts";
import { promptEntries } from "./prompt-entries.ts";

/** In bytes. scripts/build/generate-assets.ts writes the file; without it, 0. */
const sizeOf = (file: string): number => statSync(`.generated/${file}`, { throwIfNoEntry: false })?.size ?? 0;

export const start = bake(({ pronunciationTest }) => pronunciationTest.start);
export const tool = bake(({ pronunciationTest }) => pronunciationTest.tool);
export const report = bake(({ pronunciationTest }) => pronunciationTest.report);
export const sample = bake(({ pronunciationTest }) => pronunciationTest.sample);
export const prompts = bake(({ pronunciationTest }) => promptEntries(pronunciationTest));
/** Sizes of the files that the recogniser loads, in bytes. */
export const sizes = bake(() => ({
  model: sizeOf("speech-model.bin"),
  promptWords: sizeOf("prompt-words.txt"),
  dictionary: sizeOf("dictionary.txt"),
  spelling: sizeOf("spelling-model.bin"),
}));
