import type { RoundOpening, RoundPerson } from "#app/stages/round.schema.ts";
import { type Change, inOrder } from "#domain/round/change.ts";

type Timed = { at: string; by?: string; make: () => DistributedAction };
type DistributedAction = Change extends infer One
  ? One extends Change
    ? Omit<One, "id" | "clock" | "window" | "time" | "by">
    : never
  : never;

/** What happened to one person, with the moment of each event. */
function personEvents(id: string, { name, location, applied, decision, notes = [] }: RoundPerson): Timed[] {
  return [
    {
      at: applied.at,
      make: () => ({ kind: "ADD", people: [{ id, name, location, source: applied.source }] }),
    },
    ...notes.map(({ at, by, text }) => ({
      at,
      by,
      make: () => ({ kind: "NOTE" as const, person: id, text }),
    })),
    ...(decision
      ? [
          {
            at: decision.at,
            by: decision.by,
            make: () => {
              const { decision: name, reason, letter, until, unmet, quote } = decision;
              return {
                kind: "DECIDE" as const,
                decision: name,
                choices: [
                  {
                    person: id,
                    reason,
                    letter,
                    ...(until !== undefined && { until }),
                    ...(unmet && { unmet }),
                    ...(quote !== undefined && { quote }),
                    seen: "",
                    screen: "",
                  },
                ],
              };
            },
          },
        ]
      : []),
  ];
}

/**
 * The sample round as a log like that of any round: its opening, the people as they came, notes and decisions. Their
 * résumés, chats, interviews and tests are not in a log: they are files that it refers to by the person's id.
 */
export function sampleLog(opening: RoundOpening, people: ReadonlyMap<string, RoundPerson>): Change[] {
  const { published, title, posting } = opening;
  const events: Timed[] = [
    { ...published, make: () => ({ kind: "START", title, posting, edits: [] }) },
    ...[...people].flatMap(([id, person]) => personEvents(id, person)),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const changes = events.map(({ at, by, make }, index) => ({
    ...make(),
    id: `sample-${index + 1}`,
    clock: index + 1,
    window: "sample",
    time: at,
    ...(by !== undefined && { by }),
  }));
  return inOrder(changes as Change[]);
}
