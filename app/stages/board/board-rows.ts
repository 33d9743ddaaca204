import type { Applicant } from "#domain/round/change.ts";
import type { LoggedDecision, PersonLog, SentMessage } from "#domain/round/log-state.ts";
import { lastChange, type Standing, standingOf } from "../decisions.ts";
import { shortMoment } from "../person-steps.ts";
import type { Decision } from "../round.ts";
import type { BoardPerson, SourcedWords } from "./board-person.ts";

export type RowDecision = {
  decision: Decision["decision"];
  reason: string;
  letter?: string | undefined;
  /** The must-haves for which a person of the sample was rejected. */
  unmet?: string[] | undefined;
  until?: string | undefined;
  quote?: SourcedWords | undefined;
  /** The author's full name. */
  by: string;
  /** "Fri 16:05" in the sample, "16:05" for changes in the log. */
  at: string;
  /** The id of the change in the log; empty for the sample's decisions. */
  change: string;
};

export type BoardRow = {
  id: string;
  person: BoardPerson;
  standing: Standing;
  decision?: RowDecision;
  conflict?: RowDecision;
  draft?: string;
  sent: SentMessage[];
  /** Whether a message went out since the decision. */
  isTold?: true;
  /** Applied in the chat by the visitor. Such rows come first. */
  isNew?: true;
  /** When something last happened to the person, as a sort key; `changedText` is displayed. */
  changed: string;
  changedText: string;
  /** Whole days from the application to the last day of the round. */
  daysWaiting: number;
};

const dayMs = 86_400_000;
const dayOf = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00Z`);

/** Whole days between the days of two moments. */
export function daysBetween(from: string, until: string): number {
  return Math.round((dayOf(until) - dayOf(from)) / dayMs);
}

/** The day that is `days` after another one, such as 2026-11-20. */
export function daysAfter(from: string, days: number): string {
  return new Date(dayOf(from) + days * dayMs).toISOString().slice(0, 10);
}

/** Converts an application from the chat. */
function applicantPerson({ id, name, location, match, openQuestion }: Applicant, at: string): BoardPerson {
  return {
    id,
    name,
    location,
    applied: { at, source: "WHATSAPP" },
    steps: [{ step: "RESUME", at, state: match ? "DONE" : "WAITING" }],
    notes: [],
    missing: match?.missing ?? [],
    asked: match?.asked ?? 0,
    ...(match && { score: match.score }),
    ...(match?.parts && { parts: match.parts }),
    ...(match?.evidence !== undefined && { evidence: match.evidence }),
    ...(openQuestion !== undefined && { openQuestion }),
  };
}

type Names = { today: string; nameOf: (by: string | undefined) => string };

/** Separates an id from its number in repeated rows, such as asha-kulkarni~2. */
const repeat = "~";
export const personId = (row: string) => row.split(repeat, 1)[0] ?? row;

/** A time of day is a change of the sample, where it comes after everything else. */
const isTimeOfDay = (time: string) => time.length <= 5;
const momentOf = (time: string, today: string) => (isTimeOfDay(time) ? `${today} 24:00 ${time}` : time);

/** The time of a change as shown: "16:05", or "Mon 16:05" in one's own round. */
export const changeTime = (time: string) => (isTimeOfDay(time) ? time : shortMoment(time));

function toRow(
  id: string,
  person: BoardPerson,
  log: PersonLog | undefined,
  { today, nameOf }: Names,
): BoardRow {
  const { decision: sample } = person;
  const shown = ({ decision, reason, letter, until, by, time, change }: LoggedDecision): RowDecision => ({
    decision,
    reason,
    letter,
    until,
    by: nameOf(by),
    at: changeTime(time),
    change,
  });
  const decision = log?.decision
    ? shown(log.decision)
    : sample && { ...sample, at: shortMoment(sample.at), change: "" };
  const changed = lastChange(person);
  return {
    id,
    person,
    standing: standingOf({ decision, withdrew: person.withdrew }),
    ...(decision && { decision }),
    ...(log?.conflict && { conflict: shown(log.conflict) }),
    ...(log?.draft !== undefined && { draft: log.draft }),
    sent: log?.sent ?? [],
    ...(log?.isTold && { isTold: true }),
    changed: log?.decision ? momentOf(log.decision.time, today) : changed,
    changedText: log?.decision ? changeTime(log.decision.time) : shortMoment(changed),
    daysWaiting: daysBetween(person.applied.at, today),
  };
}

const known = new WeakMap<BoardPerson, { log: PersonLog | undefined; today: string; row: BoardRow }>();

/** The same row while nothing of it changes: of 5,000 people, a decision changes one. */
function keptRow(id: string, person: BoardPerson, log: PersonLog | undefined, names: Names): BoardRow {
  const kept = known.get(person);
  // Each change makes a new log for everyone in it; without one, nothing can have changed.
  if (kept && log === undefined && kept.log === undefined && kept.today === names.today) return kept.row;
  const row = toRow(id, person, log, names);
  known.set(person, { log, today: names.today, row });
  return row;
}

/** One row per person, with their state in the log. */
export function boardRows(people: BoardPerson[], log: Map<string, PersonLog>, names: Names): BoardRow[] {
  return people.map((person) => keptRow(person.id, person, log.get(person.id), names));
}

/** Rows of people who applied in the chat; `time` is the time of day at which they did. */
export function applicantRows(
  applied: readonly { applicant: Applicant; time: string }[],
  log: Map<string, PersonLog>,
  names: Names,
): BoardRow[] {
  return applied.map(({ applicant, time }) => {
    const person = applicantPerson(applicant, `${names.today} ${time}`);
    return { ...toRow(person.id, person, log.get(person.id), names), isNew: true };
  });
}

const repeats = new WeakMap<BoardPerson, BoardPerson[]>();

/** A person with a number after the name: the same object for the same number. */
function repeated(person: BoardPerson, number: number): BoardPerson {
  const all = repeats.get(person) ?? [];
  repeats.set(person, all);
  all[number] ??= { ...person, name: `${person.name} ${number}` };
  return all[number];
}

/** `count` rows: everyone once, then again with a number after the name. */
export function repeatedRows(
  people: BoardPerson[],
  count: number,
  log: Map<string, PersonLog>,
  names: Names,
): BoardRow[] {
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length] as BoardPerson;
    const number = Math.floor(index / people.length) + 1;
    if (number === 1) return keptRow(person.id, person, log.get(person.id), names);
    const id = `${person.id}${repeat}${number}`;
    return keptRow(id, repeated(person, number), log.get(id), names);
  });
}
