import { maxQuestions } from "./limits.ts";

/*
 * The card behind a collecting link: what an applicant reads, in the employer's words. Checked by hand, since the page that
 * opens it should start without the schemas' package.
 */

const questionKinds = ["TEXT", "YES_NO", "NUMBER", "CHOICE"] as const;
const resumeRules = ["REQUIRED", "OPTIONAL", "NONE"] as const;
const maxOptions = 12;
const maxLine = 300;
const maxText = 5_000;

/** A screening question. A CHOICE has one to twelve options. */
export type ScreeningQuestion = {
  id: string;
  text: string;
  kind: (typeof questionKinds)[number];
  isRequired: boolean;
  options?: string[];
};

/** The part that the employer writes. The site knows nothing of it. */
export type CardFacts = {
  employer: string;
  title: string;
  place: string;
  /** What the work is, pay, shift: plain text. */
  about: string;
  /** Who answers for the data, and how they are reached: without it nobody could ask or complain. */
  contact: { name: string; email: string };
  resume: (typeof resumeRules)[number];
  questions: ScreeningQuestion[];
};

/** `publicKey`: what submissions are sealed to. */
export type ApplyCard = CardFacts & { version: 1; publicKey: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown, min = 0, max = maxLine): value is string =>
  typeof value === "string" && value.length >= min && value.length <= max;

const isOptions = (value: unknown) =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= maxOptions &&
  value.every((option) => isText(option, 1));

const isQuestion = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.id) &&
  /^[\w-]{1,40}$/.test(value.id) &&
  isText(value.text, 1, 500) &&
  questionKinds.some((kind) => kind === value.kind) &&
  typeof value.isRequired === "boolean" &&
  (value.kind === "CHOICE"
    ? isOptions(value.options)
    : value.options === undefined || isOptions(value.options));

export const isCardFacts = (value: unknown): value is CardFacts =>
  isObject(value) &&
  isText(value.employer, 1) &&
  isText(value.title, 1) &&
  isText(value.place) &&
  isText(value.about, 0, maxText) &&
  isObject(value.contact) &&
  isText(value.contact.name, 1) &&
  isText(value.contact.email, 3) &&
  resumeRules.some((rule) => rule === value.resume) &&
  Array.isArray(value.questions) &&
  value.questions.length <= maxQuestions &&
  value.questions.every(isQuestion);

/** A card as it was opened: a stranger may have made it. */
export const isApplyCard = (value: unknown): value is ApplyCard =>
  isObject(value) &&
  value.version === 1 &&
  isText(value.publicKey) &&
  /^[\w-]{80,100}$/.test(value.publicKey) &&
  isCardFacts(value);
