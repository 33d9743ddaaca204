import type { Signal } from "session-monitor";
import type { RoundOpening, RoundPerson } from "./round.schema.ts";
import type { stepNames } from "./step-names.ts";

/** The hiring round that all products show, as the build resolves `content/round`. Everyone in it is invented. */
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
  /** The colleague who heard the interviews: the words for each criterion are this person's choice. */
  heardBy: Colleague;
  questions: RoundOpening["questions"];
  tasks: RoundTask[];
  people: Person[];
};

export type Colleague = RoundOpening["colleagues"][number];
export type RoundTask = RoundOpening["tasks"][number];
export type StepName = (typeof stepNames)[number];

/** Words of a line of the résumé. `line` counts from 0. */
export type LineQuote = { line: number; quote: string };

export type MatchRequirement = {
  label: string;
  status: "proven" | "deduced" | "partial" | "missing";
  mustHave: boolean;
  /** Years shown, where the job asks for years. */
  note?: string;
  /** The engine's rule for a deduction: "Zendesk shows Customer support". */
  rule?: string;
  /** The words that count, without those that another requirement already quotes. May be empty. */
  evidence: LineQuote[];
};

/** The résumé engine's result. The points of the parts add up to the score, and their `of` to 100. */
export type PersonMatch = {
  /** 0 to 100, rounded. */
  score: number;
  parts: { title: string; points: number; of: number }[];
  /** The most that can be reached while must-haves are missing. The points are reduced to this share. */
  cap?: number;
  requirements: MatchRequirement[];
  /** The requirement that would add the most points if the résumé showed it. */
  suggestion?: { label: string; points: number };
};

/** The place of quoted words: a line of the résumé, a message, a second of the interview, or a written answer. */
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
  /** Every criterion of the question. Without a quote, no words for it were said. */
  criteria: { id: string; title: string; quote?: string; at?: string }[];
};

/** A flag or note of the session monitor, and how a person settled the flag. */
export type SessionSignal = Pick<Signal, "kind" | "level"> & {
  /** Minutes and seconds since the test began. */
  at: string;
  /** For how long it lasted; 0 for a moment. */
  seconds: number;
  /** A sentence about it, with its numbers. */
  detail: string;
  review?: Omit<SourceReview, "flag" | "by"> & { by: Colleague };
};

export type PersonSession = Pick<SourceSession, "at" | "assessment" | "device" | "declared" | "submitted"> & {
  /** By their time. */
  signals: SessionSignal[];
  /** The keys that were pressed, one number for every 7.5 seconds. */
  keys: number[];
  /** The characters of the answers that were typed, and those that arrived at once. */
  typed: number;
  atOnce: number;
};

export type Person = Pick<
  RoundPerson,
  | "name"
  | "location"
  | "samePersonAs"
  | "applied"
  | "resume"
  | "unreadable"
  | "openQuestion"
  | "steps"
  | "withdrew"
> & {
  /** The name of the person's file, such as asha-kulkarni. */
  id: string;
  /** Absent if the résumé could not be read. */
  match?: PersonMatch;
  decision?: Decision;
  chat?: Omit<NonNullable<RoundPerson["chat"]>, "record"> & {
    /** `at` is the time of the message with the quoted words. */
    record: (RecordField & { at?: string })[];
  };
  interview?: InterviewAnswer[];
  work?: (RoundTask & { answer: string; quote?: string })[];
  session?: PersonSession;
  notes?: { by: Colleague; at: string; about?: "WORK"; text: string }[];
};

/** Best match first, equal scores by name; people without a score at the end. */
export function peopleByScore({ people }: Round): Person[] {
  return people.toSorted(
    (a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1) || a.name.localeCompare(b.name, "en"),
  );
}

/** The number of people who began a step: finished it or broke it off. */
export function countAtStep({ people }: Round, name: StepName): number {
  return people.filter(({ steps }) => steps.some(({ step, state }) => step === name && state !== "WAITING"))
    .length;
}

/**
 * The words to show for a person on one line: of the first requirement that is answered in a phrase of three words or
 * more, otherwise of the first that is answered.
 */
export function strongestEvidence({ match }: Person): (LineQuote & { label: string }) | undefined {
  const answered = (match?.requirements ?? []).flatMap(({ label, status, evidence }) =>
    status === "proven" || status === "deduced" ? evidence.map((words) => ({ label, ...words })) : [],
  );
  return answered.find(({ quote }) => quote.split(" ").length >= 3) ?? answered[0];
}

/** The flags of the session monitor in a person's test. */
export function sessionFlags({ session }: Pick<Person, "session">): SessionSignal[] {
  return (session?.signals ?? []).filter(({ level }) => level === "flag");
}

/** @throws {Error} if the round has no such person: ids in code and content must be right */
export function findPerson({ people }: Round, id: string): Person {
  const person = people.find((candidate) => candidate.id === id);
  if (!person) throw new Error(`content/round/people has no ${id}.yaml`);
  return person;
}
