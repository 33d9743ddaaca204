import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Decision } from "./round.ts";
import { shortDay } from "./short-day.ts";
import words from "./stage-words.data.ts";

export type DraftedMessage = { text: string; quote?: string };

/**
 * Drafts the letter about a decision from the words for the candidate, which may quote the application as
 * {quote}. The reason of the decision is for the team and stays out of it.
 */
export function draftMessage(
  name: string,
  decision: {
    decision: Decision["decision"];
    letter?: string | undefined;
    by: string;
    until?: string | undefined;
  },
  quote = "",
): DraftedMessage {
  const { greeting, [decision.decision]: frame } = words.messages;
  const until = decision.until === undefined ? "" : shortDay(decision.until);
  const letter = decision.letter ?? "";
  const paragraphs = [
    fillTemplate(greeting, { first: name.split(" ")[0] ?? name }),
    [frame.begin, fillTemplate(letter, { quote })].filter(Boolean).join(" "),
    fillTemplate(frame.end, { by: decision.by, until }),
  ];
  return { text: paragraphs.join("\n\n"), ...(letter.includes("{quote}") && { quote }) };
}
