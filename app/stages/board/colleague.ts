import type { Choice, DecisionName } from "#domain/round/change.ts";
import { compareCodes } from "#domain/text/compare-codes.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./board.data.ts";
import { type BoardRow, daysAfter } from "./board-rows.ts";
import { unmetReason } from "./reasons.ts";

/** The simulated colleague, who occasionally decides. The board says that this is simulated. */
export const colleagueId = "jo-thomas";

const holdDays = 5;
const holdFrom = 60;

/** The simulated colleague's decision about a person, derived from what the board shows. */
export function colleagueChoice(
  { id, person, standing }: BoardRow,
  today: string,
): {
  decision: DecisionName;
  choice: Pick<Choice, "person" | "reason" | "letter" | "until">;
} {
  const hold = (reason: string) => ({
    decision: "HOLD" as const,
    choice: { person: id, reason, until: daysAfter(today, holdDays) },
  });
  if (standing === "HOLD")
    return hold(fillTemplate(words.colleague.again, { question: person.openQuestion ?? "" }));
  const [missing] = person.missing;
  if (missing === undefined)
    return { decision: "SELECT", choice: { person: id, reason: words.colleague.select } };
  if (!missing.mustHave || (person.score ?? 0) >= holdFrom)
    return hold(fillTemplate(words.colleague.hold, { missing: missing.label }));
  return { decision: "REJECT", choice: { person: id, ...unmetReason(missing) } };
}

/**
 * The person whose hold the simulated colleague reviews unasked: the one that ends first. People who wait for a
 * decision are left to the visitor.
 */
export function colleagueTarget(rows: readonly BoardRow[], chosen: string | undefined): BoardRow | undefined {
  return rows
    .filter(({ id, standing, decision }) => standing === "HOLD" && decision?.change === "" && id !== chosen)
    .toSorted((a, b) => compareCodes(a.decision?.until ?? "", b.decision?.until ?? ""))[0];
}
