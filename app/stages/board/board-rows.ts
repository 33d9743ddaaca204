import { lastChange, type Standing, standingOf } from "../decisions.ts";
import type { Applicant } from "../log/change.ts";
import type { LoggedDecision, PersonLog, SentMessage } from "../log/log-state.ts";
import { shortMoment } from "../person-steps.ts";
import type { Decision } from "../round.ts";
import type { BoardPerson, SourcedWords } from "./board-person.ts";

/** A decision as the board shows it. */
export type RowDecision = {
  decision: Decision["decision"];
  reason: string;
  until?: string | undefined;
  quote?: SourcedWords | undefined;
  /** The full name of its author. */
  by: string;
  /** Its time: "Fri 16:05" in the sample, "16:05" today. */
  at: string;
  /** The id of its change; empty for a decision of the sample. */
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
  /** The visitor applied in the chat. Such rows are above the others. */
  isNew?: true;
  /** The moment of the last change in the round, which sorts; `changedText` is shown. */
  changed: string;
  changedText: string;
  /** Whole days since the application, on the last day of the round. */
  daysWaiting: number;
};

const dayMs = 86_400_000;
const dayOf = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00Z`);

/** Whole days from the day of one moment to that of another. */
export function daysBetween(from: string, until: string): number {
  return Math.round((dayOf(until) - dayOf(from)) / dayMs);
}

/** The person of an application by chat. */
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
    ...(match?.evidence !== undefined && { evidence: match.evidence }),
    ...(openQuestion !== undefined && { openQuestion }),
  };
}

type Names = { today: string; nameOf: (by: string | undefined) => string };

/** Marks a repeated person of a long list: asha-kulkarni~2. */
const repeat = "~";
export const personId = (row: string) => row.split(repeat, 1)[0] ?? row;

function toRow(
  id: string,
  person: BoardPerson,
  log: PersonLog | undefined,
  { today, nameOf }: Names,
): BoardRow {
  const { decision: sample } = person;
  const shown = ({ decision, reason, until, by, time, change }: LoggedDecision): RowDecision => ({
    decision,
    reason,
    until,
    by: nameOf(by),
    at: time,
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
    changed: log?.decision ? `${today} 24:00 ${log.decision.time}` : changed,
    changedText: log?.decision ? log.decision.time : shortMoment(changed),
    daysWaiting: daysBetween(person.applied.at, today),
  };
}

/** Everyone once, with what the log says. */
export function boardRows(people: BoardPerson[], log: Map<string, PersonLog>, names: Names): BoardRow[] {
  return people.map((person) => toRow(person.id, person, log.get(person.id), names));
}

/** The people who applied in the chat, with the time of day at which they did. */
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

/** `count` rows: everyone once, and then again with a number behind the name. */
export function repeatedRows(
  people: BoardPerson[],
  count: number,
  log: Map<string, PersonLog>,
  names: Names,
): BoardRow[] {
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length] as BoardPerson;
    const number = Math.floor(index / people.length) + 1;
    if (number === 1) return toRow(person.id, person, log.get(person.id), names);
    const id = `${person.id}${repeat}${number}`;
    return toRow(id, { ...person, name: `${person.name} ${number}` }, log.get(id), names);
  });
}
