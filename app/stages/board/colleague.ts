import { fillTemplate } from "#domain/text/fill-template.ts";
import type { DecisionName } from "../log/change.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { BoardRow } from "./board-rows.ts";

/** The simulated colleague, who occasionally decides. The board says that this is simulated. */
export const colleagueId = "jo-thomas";

const holdDays = 5;
const holdFrom = 60;

/** The day that is `days` after the last day of the round. */
export function roundDay(days: number): string {
  const day = new Date(`${stageWords.today}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The simulated colleague's decision about a person, derived from what the board shows. */
export function colleagueChoice({ id, person }: BoardRow): {
  decision: DecisionName;
  choice: { person: string; reason: string; until?: string };
} {
  const [missing] = person.missing;
  if (missing === undefined)
    return { decision: "SELECT", choice: { person: id, reason: words.colleague.select } };
  if ((person.score ?? 0) >= holdFrom)
    return {
      decision: "HOLD",
      choice: {
        person: id,
        reason: fillTemplate(words.colleague.hold, { missing }),
        until: roundDay(holdDays),
      },
    };
  return {
    decision: "REJECT",
    choice: { person: id, reason: fillTemplate(words.unmet, { label: missing }) },
  };
}
