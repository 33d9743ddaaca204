export type Pay = { amount: number; period: "year" | "month" | "day" | "hour"; currency: string };
export type Shift = "day" | "evening" | "night" | "rotating" | "any";
export type Education = "10th" | "12th" | "diploma" | "bachelor" | "master" | "doctorate";

/** The fields of an application. Days are whole; dates are `YYYY-MM-DD`; languages have their English names. */
export type Fields = {
  name?: string;
  city?: string;
  experienceYears?: number;
  noticeDays?: number;
  shift?: Shift;
  expectedPay?: Pay;
  languages?: string[];
  education?: Education;
  startDate?: string;
  currentEmployer?: string;
  phone?: string;
  email?: string;
};
export type FieldName = keyof Fields;

/** The topics that an opening can know. */
export const topics = [
  "ask-pay",
  "ask-shift",
  "ask-location",
  "ask-transport",
  "ask-documents",
  "ask-status",
  "ask-process",
  "ask-remote",
  "ask-experience",
] as const;
export type Topic = (typeof topics)[number];

export type Intent =
  | Topic
  | "ask-other"
  | "greet"
  | "give-facts"
  | "correct"
  | "affirm"
  | "deny"
  | "stop"
  | "human"
  | "attach"
  | "off-topic"
  | "abusive"
  | "thanks"
  | "unclear";

/** The state of a conversation before a message. */
export type State = {
  /** The field that the last message asked for. */
  asked?: FieldName | null;
  /** Values that the last message offered as a yes-or-no question. */
  offered?: Fields;
  /** The values stored so far. */
  fields?: Fields;
};

/** `today` is a date, `YYYY-MM-DD`. */
export type Message = { today: string; text: string; state?: State };

/**
 * Why a field must be asked again: several values are left (`SEVERAL`), a part is missing, such as a period (`INCOMPLETE`),
 * the message is about it and has no value that can be stored (`VAGUE`), or it is about other fields (`ABSENT`).
 */
export type Doubt = "SEVERAL" | "INCOMPLETE" | "VAGUE" | "ABSENT";

export type Turn = {
  intent: Intent;
  /** The values that this message sets or changes. */
  fields: Fields;
  /** Fields to ask again: the message can be read in more than one way, or has no value that can be stored. */
  asks: FieldName[];
  /** The reason for each of these fields. */
  doubts: Partial<Record<FieldName, Doubt>>;
  /** Whether the matter goes to a person. */
  handover: boolean;
  /** The fact of the opening that answers the question, word for word. */
  answer?: { topic: Topic; text: string };
};

/** The facts of an opening, one for each topic. */
export type Knowledge = Partial<Record<Topic, string>>;

/** A field as a message gives it: one value, a doubt, or nothing. */
export type Reading<Value> = { value: Value } | { doubt: Doubt } | undefined;
