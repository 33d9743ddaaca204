import type { AnswerWords, Question } from "#domain/applications/answers-schema.ts";
import type { PersonWords } from "#domain/applications/person-schema.ts";
import type { Script } from "./conversation-state.ts";
import type { NumberWords } from "./number.schema.ts";

export type FormWords = AnswerWords & PersonWords;

/** All that a number says about its opening. */
export type NumberChat = {
  script: Script;
  words: NumberWords;
  /** The opening's own questions. */
  questions: Question[];
  /** The messages of the form, whose schemas check everything that is stored. */
  form: FormWords;
  /** Whether it takes applications today. */
  isOpen: boolean;
  opening: { unit: string; job: string; title: string };
  /** The résumé is read beside it, as forms do. */
  postingText: string;
  months: number;
};
