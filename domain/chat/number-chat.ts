import type { AnswerWords, Question } from "#domain/applications/answers-schema.ts";
import type { PersonWords } from "#domain/applications/person-schema.ts";
import type { Script } from "./conversation-state.ts";
import type { NumberWords } from "./number.schema.ts";

export type FormWords = AnswerWords & PersonWords;

/** Everything that the WhatsApp number needs to know about one opening. */
export type NumberChat = {
  script: Script;
  words: NumberWords;
  /** The opening's own questions. */
  questions: Question[];
  /** The form's messages; its schemas validate everything that is stored. */
  form: FormWords;
  /** Whether the opening accepts applications today. */
  isOpen: boolean;
  opening: { unit: string; job: string; title: string };
  /** The text that the résumé is matched with, as for applications by form. */
  postingText: string;
  months: number;
};
