import type { RoundOpening, RoundPerson } from "#app/stages/round.schema.ts";
import type { Action, Change } from "#domain/round/change.ts";

/** Something that happened in the round: when, and by which colleague, if it was one. */
type SampleEvent = { at: string; by?: string; action: Action };

function personEvents(id: string, person: RoundPerson): SampleEvent[] {
  const { name, location, applied, decision, notes = [] } = person;
  const events: SampleEvent[] = [
    { at: applied.at, action: { kind: "ADD", people: [{ id, name, location, source: applied.source }] } },
  ];
  for (const { at, by, text, about } of notes)
    events.push({ at, by, action: { kind: "NOTE", person: id, text, ...(about && { about }) } });
  if (decision) {
    const { at, by, decision: chosen, reason, letter, until, unmet, quote } = decision;
    const choice = {
      person: id,
      reason,
      letter,
      ...(until !== undefined && { until }),
      ...(unmet && { unmet }),
      ...(quote !== undefined && { quote }),
      seen: "",
      screen: "",
    };
    events.push({ at, by, action: { kind: "DECIDE", decision: chosen, choices: [choice] } });
  }
  return events;
}

/**
 * The sample round as a log like that of any round: its opening, the people as they came, notes and decisions. Their
 * résumés, chats, interviews and tests are not in a log: they are files that it refers to by the person's id.
 */
export function sampleLog(opening: RoundOpening, people: ReadonlyMap<string, RoundPerson>): Change[] {
  const { published, title, posting } = opening;
  const start: SampleEvent = { ...published, action: { kind: "START", title, posting, edits: [] } };
  return [start, ...[...people].flatMap(([id, person]) => personEvents(id, person))]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, by, action }, index) => ({
      ...action,
      id: `sample-${index + 1}`,
      clock: index + 1,
      window: "sample",
      time: at,
      ...(by !== undefined && { by }),
    }));
}
