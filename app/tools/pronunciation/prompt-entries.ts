import type { PronunciationTestWords } from "./pronunciation-test.schema.ts";

/** The texts to read aloud, with the names of their groups and levels. */
export const promptEntries = ({ prompts, families, levels }: PronunciationTestWords) =>
  prompts.map(({ id, title, text, family, level }) => ({
    id,
    title,
    text,
    group: families[family],
    level: levels[level],
  }));
