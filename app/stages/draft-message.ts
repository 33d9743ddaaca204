import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Decision } from "./round.ts";
import { shortDay } from "./short-day.ts";
import words from "./stage-words.data.ts";

export type DraftedMessage = { text: string; quote?: string };

/**
 * Drafts the letter about a decision from the words for the candidate and what it quotes of the application.
 * The reason of the decision is for the team and stays out of it.
 */
export function draftMessage(
  name: string,
  decision: {
    decision: Decision["decision"];
    letter?: string | undefined;
    by: string;
    until?: string | undefined;
  },
  quote?: string,
): DraftedMessage {
  const { greeting, quoted, [decision.decision]: frame } = words.messages;
  const until = decision.until === undefined ? "" : shortDay(decision.until);
  const sentences = [
    frame.begin,
    decision.letter,
    quote !== undefined && fillTemplate(quoted, { quote }),
    fillTemplate(frame.end, { by: decision.by, until }),
  ];
  const first = fillTemplate(greeting, { first: name.split(" ")[0] ?? name });
  return {
    text: `${first}\n\n${sentences.filter(Boolean).join(" ")}`,
    ...(quote !== undefined && { quote }),
  };
}
