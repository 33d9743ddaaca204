import type { Signal } from "session-monitor";
import { collator } from "#domain/language/formats.ts";
import type { PartFigure } from "#domain/round/change.ts";
import type { RoundOpening, RoundPerson } from "./round.schema.ts";
import type { stepNames } from "./step-names.ts";

/**
 * The hiring round that all products show, resolved by the build from `content/round`. Everyone is invented.
 */
export type Round = Pick<
  RoundOpening,
  | "sample"
  | "id"
  | "title"
  | "company"
  | "location"
  | "facts"
  | "posting"
  | "received"
  | "begins"
  | "colleagues"
> & {
  published: { at: string; by: Colleague };
  /** Who turned down everyone who is not in `people`, and when the last of them was told. */
  turnedDown: { at: string; by: Colleague };
  /** The colleague who listened to the interviews and chose the quotation for each criterion. */
  heardBy: Colleague;
  questions: RoundOpening["questions"];
  tasks: RoundTask[];
  people: Person[];
};

export type Colleague = RoundOpening["colleagues"][number];
export type RoundTask = RoundOpening["tasks"][number];
export type StepName = (typeof stepNames)[number];

/** A quotation from a line of the résumé. `line` counts from 0. */
export type LineQuote = { line: number; quote: string };

export type MatchRequirement = {
  label: string;
  status: "proven" | "deduced" | "partial" | "missing";
  mustHave: boolean;
  /** Years found, if the job asks for years. */
  note?: string;
  /** The rule behind a deduction, such as "Zendesk shows Customer support". */
  rule?: string;
  /** Quotations that count, without those already quoted for another requirement. May be empty. */
  evidence: LineQuote[];
};

/** The résumé engine's result. The parts' `points` add up to the score, their `of` to 100. */
export type PersonMatch = {
  /** 0 to 100, rounded. */
  score: number;
  parts: PartFigure[];
  requirements: MatchRequirement[];
  /** The requirement that would add the most points if the résumé showed it. */
  suggestion?: { label: string; points: number };
};

/** Where quoted words are: a résumé line, a message, a second of the interview, or a written answer. */
export type QuoteSource =
  | { from: "RESUME"; line: number }
  | { from: "CHAT"; at: string }
  | { from: "AI_INTERVIEW"; question: string; at: string }
  | { from: "WORK"; task: string };
export type SourcedQuote = { text: string; source: QuoteSource };

export type Decision = Omit<NonNullable<RoundPerson["decision"]>, "by" | "quote"> & {
  by: Colleague;
  quote?: SourcedQuote;
};

type RecordField = NonNullable<RoundPerson["chat"]>["record"][number];
type SourceAnswer = NonNullable<RoundPerson["interview"]>[number];
type SourceSession = NonNullable<RoundPerson["session"]>;
type SourceReview = NonNullable<SourceSession["reviews"]>[number];

export type InterviewAnswer = Pick<SourceAnswer, "from" | "words"> & {
  question: { id: string; text: string };
  /** All criteria of the question. Without a quote, the answer has no words for the criterion. */
  criteria: { id: string; title: string; quote?: string; at?: string }[];
};

/** A flag or note of the session monitor, with a person's review if it is a flag. */
export type SessionSignal = Pick<Signal, "kind" | "level"> & {
  /** Minutes and seconds since the start of the test. */
  at: string;
  /** Duration; 0 for a single moment. */
  seconds: number;
  /** A sentence about the signal, with its numbers. */
  detail: string;
  review?: Omit<SourceReview, "flag" | "by"> & { by: Colleague };
};

export type PersonSession = Pick<SourceSession, "at" | "assessment" | "device" | "declared" | "submitted"> & {
  /** Sorted by time. */
  signals: SessionSignal[];
  /** Number of keys pressed in each 7.5 seconds. */
  keys: number[];
  /** Numbers of characters in the answers: `typed` by key, and `atOnce` in one piece. */
  typed: number;
  atOnce: number;
};

export type Person = Pick<
  RoundPerson,
  | "name"
  | "signet"
  | "location"
  | "samePersonAs"
  | "applied"
  | "resume"
  | "unreadable"
  | "openQuestion"
  | "openAbout"
  | "steps"
  | "withdrew"
> & {
  /** The name of the person's file, such as asha-kulkarni. */
  id: string;
  /** Absent if the résumé could not be read. */
  match?: PersonMatch;
  decision?: Decision;
  chat?: Omit<NonNullable<RoundPerson["chat"]>, "record"> & {
    /** `at` is the time of the message that is quoted. */
    record: (RecordField & { at?: string })[];
  };
  interview?: InterviewAnswer[];
  /** `foreign` has the times of the flags by which a reviewer confirmed that someone else wrote the answer. */
  work?: (RoundTask & { answer: string; quote?: string; foreign?: string[] })[];
  session?: PersonSession;
  notes?: { by: Colleague; at: string; about?: "WORK"; text: string }[];
};

/** Best match first, equal scores by name; people without a score last. */
export function peopleByScore({ people }: Round): Person[] {
  return people.toSorted(
    (a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1) || collator("en").compare(a.name, b.name),
  );
}

/** The number of people who began a step, including those who broke it off. */
export function countAtStep({ people }: Round, name: StepName): number {
  return people.filter(({ steps }) => steps.some(({ step, state }) => step === name && state !== "WAITING"))
    .length;
}

/**
 * The quotation that represents a person in one line: the first one of three or more words for a proven or
 * deduced requirement, otherwise the first one.
 */
export function strongestEvidence({
  match,
}: {
  match?: PersonMatch | undefined;
}): (LineQuote & { label: string }) | undefined {
  const answered = (match?.requirements ?? []).flatMap(({ label, status, evidence }) =>
    status === "proven" || status === "deduced" ? evidence.map((words) => ({ label, ...words })) : [],
  );
  return answered.find(({ quote }) => quote.split(" ").length >= 3) ?? answered[0];
}

/** The session monitor's flags in a person's test. */
export function sessionFlags({ session }: Pick<Person, "session">): SessionSignal[] {
  return (session?.signals ?? []).filter(({ level }) => level === "flag");
}

/** @throws {Error} if the round has no such person: ids in code and content must exist */
export function findPerson({ people }: Round, id: string): Person {
  const person = people.find((candidate) => candidate.id === id);
  if (!person) throw new Error(`content/round/people has no ${id}.yaml`);
  return person;
}
