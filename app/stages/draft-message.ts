import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Decision } from "./round.ts";
import { shortDay } from "./short-day.ts";
import words from "./stage-words.data.ts";

export type DraftedMessage = { text: string; quote?: string };

/** Drafts the message about a decision from its reason and the candidate's words that it quotes. */
export function draftMessage(
  name: string,
  decision: { decision: Decision["decision"]; reason: string; by: string; until?: string | undefined },
  quote?: string,
): DraftedMessage {
  const { begin, end } = words.messages[decision.decision];
  const values = {
    first: name.split(" ")[0] ?? name,
    reason: decision.reason,
    by: decision.by,
    until: decision.until === undefined ? "" : shortDay(decision.until),
  };
  const quoted = quote === undefined ? [] : [fillTemplate(words.messages.quoted, { quote })];
  const text = [fillTemplate(begin, values), ...quoted, fillTemplate(end, values)].join(" ");
  return { text, ...(quote !== undefined && { quote }) };
}
