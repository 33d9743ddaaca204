import { data } from "./interview.data.ts";
import type { InterviewData, InterviewQuestion } from "./interview-data.ts";
import type { JudgedAnswer } from "./judged-answer.ts";
import type { Speech } from "./use-speech.ts";

export type Role = InterviewData["roles"][number];

/** The answer on the sheet: the visitor's, or a sample's index. */
export type Shown = "OWN" | number;

export type InterviewModel = {
  isLive: boolean;
  /** Whether other roles can be chosen. */
  isWhole: boolean;
  role: Role;
  /** Index of the question within the role. */
  number: number;
  question: InterviewQuestion;
  shown: Shown;
  /** The visitor's answer to this question, once judged. */
  own?: JudgedAnswer;
  /** Whether the engine failed to load. Answers are queued meanwhile. */
  isMissing: boolean;
  /** Text in the field. */
  draft: string;
  /** Whether the question's only follow-up was answered. */
  isFollowedUp: boolean;
  tried: { answer: boolean; followUp: boolean; compare: boolean };
  message: string;
  speech: Speech;
  choose: (role: Role, number: number) => void;
  show: (shown: Shown) => void;
  write: (draft: string) => void;
  /** Preloads the engine, or retries after a failure. */
  prepare: () => void;
  finish: () => void;
  follow: (text: string) => void;
  /** Whether the answer had the same result typed and spoken, once checked. */
  checked?: { answer: JudgedAnswer; isSame: boolean };
  check: (answer: JudgedAnswer) => void;
  again: () => void;
  /** Deletes the text in the field, also where it is kept. */
  erase: () => void;
  reset: () => void;
};

export const titleOf = (id: string) => data.criteria.find((criterion) => criterion.id === id)?.title ?? id;

/** @throws {Error} if the content has no such question */
export function questionOf(
  id: string | undefined,
  number: number,
): { role: Role; question: InterviewQuestion } {
  const role = data.roles.find((one) => one.id === id) ?? data.roles[0];
  const question = role?.questions[number];
  if (!role || !question)
    throw new Error(`content/interview-questions.yaml has no question ${number} of ${id}`);
  return { role, question };
}

const nothing = () => {};

const silence: Speech = {
  support: "POSSIBLE",
  state: "IDLE",
  seconds: 0,
  heard: "",
  start: nothing,
  stop: nothing,
  install: nothing,
  meter: { current: null },
};

/** State for the server-rendered HTML: the first question with a sample answer. */
export function firstInterview(only?: string): InterviewModel {
  const { role, question } = questionOf(only, 0);
  return {
    isLive: false,
    isWhole: only === undefined,
    role,
    number: 0,
    question,
    shown: 0,
    draft: "",
    isFollowedUp: false,
    isMissing: false,
    tried: { answer: false, followUp: false, compare: false },
    message: "",
    speech: silence,
    choose: nothing,
    show: nothing,
    write: nothing,
    prepare: nothing,
    finish: nothing,
    follow: nothing,
    check: nothing,
    again: nothing,
    erase: nothing,
    reset: nothing,
  };
}
