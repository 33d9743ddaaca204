export type Pay = { amount: number; period: "year" | "month" | "day" | "hour"; currency: string };
export type Shift = "day" | "evening" | "night" | "rotating" | "any";
export type Education = "10th" | "12th" | "diploma" | "bachelor" | "master" | "doctorate";

/** The fields of an application. Dates are `YYYY-MM-DD`; languages have their English names. */
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

/** Topics that an opening may have a fact for. */
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

/** State of a conversation before a message. */
export type State = {
  /** The field that the previous message asked for. */
  asked?: FieldName | null;
  /** Values that the previous message proposed as a yes-or-no question. */
  offered?: Fields;
  /** Values stored so far. */
  fields?: Fields;
};

/** `today` is a date as `YYYY-MM-DD`. */
export type Message = { today: string; text: string; state?: State };

/**
 * Why a field must be asked again: several values are possible (`SEVERAL`), something is excluded or
 * conditional, such as nights or Sundays, so that no single value says it all (`LIMITED`), part of the value
 * is missing, such as a period (`INCOMPLETE`), the message is about the field but has no value to store (`VAGUE`), or it
 * is about other fields (`ABSENT`).
 */
export type Doubt = "SEVERAL" | "LIMITED" | "INCOMPLETE" | "VAGUE" | "ABSENT";

export type Turn = {
  intent: Intent;
  /** Values that this message sets or changes. */
  fields: Fields;
  /** Fields to ask again, because the message is ambiguous or has no value to store. */
  asks: FieldName[];
  /** Reason for each field in `asks`. */
  doubts: Partial<Record<FieldName, Doubt>>;
  /** Whether a person must take over. */
  handover: boolean;
  /** The fact of the opening that answers the question, verbatim. */
  answer?: { topic: Topic; text: string };
};

/** Facts of an opening, one for each topic. */
export type Knowledge = Partial<Record<Topic, string>>;

/** A reading of a field: one value, a doubt, or nothing. */
export type Reading<Value> = { value: Value } | { doubt: Doubt } | undefined;
