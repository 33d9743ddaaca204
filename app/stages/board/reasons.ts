import type { Choice, DecisionName, MissingRequirement } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { BoardRow } from "./board-rows.ts";

/** A reason for the record, and the words that the letter to the candidate begins with. */
export type OfferedReason = Pick<Choice, "reason" | "letter"> & {
  /** The must-have that wasn't met. */
  missing?: MissingRequirement;
};

/** A requirement that wasn't met, for the record and for the letter. */
export function unmetReason({ label }: MissingRequirement): { reason: string; letter: string } {
  return {
    reason: fillTemplate(words.unmet, { label }),
    letter: fillTemplate(stageWords.messages.unmet, { label }),
  };
}

/** Suggested reasons for a decision, from the board's evidence. No one is rejected for a nice-to-have. */
export function offeredReasons({ person }: BoardRow, decision: DecisionName): OfferedReason[] {
  switch (decision) {
    case "REJECT":
      return person.missing
        .filter(({ mustHave }) => mustHave)
        .map((missing) => ({ ...unmetReason(missing), missing }));
    case "SELECT":
      return [person.evidence, person.interviewQuote?.text].flatMap((quote) =>
        quote === undefined ? [] : { reason: fillTemplate(words.quoted, { quote }) },
      );
    case "HOLD":
      return person.openQuestion === undefined
        ? []
        : [{ reason: fillTemplate(words.stillOpen, { question: person.openQuestion }) }];
  }
}

/** The reason that a form begins with. A rejection has none: the visitor chooses it. */
export function firstReason(row: BoardRow, decision: DecisionName): string {
  return decision === "REJECT" ? "" : (offeredReasons(row, decision)[0]?.reason ?? "");
}

/** The words for the letter that belong to an offered reason. */
export function offeredLetter(row: BoardRow, decision: DecisionName, reason: string): string | undefined {
  return offeredReasons(row, decision).find((offered) => offered.reason === reason)?.letter;
}
