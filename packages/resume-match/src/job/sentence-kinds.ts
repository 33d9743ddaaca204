import { splitClauses } from "./clauses.ts";
export type SentenceKind = "title" | "about" | "pay" | "duty" | "must" | "wish" | "apply";
const map = { ignored: "about", must: "must", wanted: "must", duty: "duty", nice: "wish" } as const;
export const readSentences = (text: string) =>
  splitClauses(text).map(({ text, start, priority }) => ({
    text,
    start,
    kind: map[priority] as SentenceKind,
  }));
