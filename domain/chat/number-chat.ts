import type { Script } from "./conversation-state.ts";
import type { NumberWords } from "./number.schema.ts";

/** All that a number says about its opening. */
export type NumberChat = {
  script: Script;
  words: NumberWords;
  /** Whether it takes applications today. */
  isOpen: boolean;
  opening: { unit: string; job: string; title: string };
  /** The résumé is read beside it, as forms do. */
  postingText: string;
  months: number;
};
