import content from "virtual:content";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Decided } from "./decisions.ts";
import { shortDay } from "./short-day.ts";

export type DraftedMessage = { text: string; quote?: string };

/** The message that a decision drafts from its reason, with the candidate's words that the decision quotes. */
export function draftMessage({ name, decision }: Decided): DraftedMessage {
  const { messages } = content.stages;
  const { begin, end } = messages[decision.decision];
  const quote = decision.quote?.text;
  const values = {
    first: name.split(" ")[0] ?? name,
    reason: decision.reason,
    by: decision.by.name,
    until: decision.until === undefined ? "" : shortDay(decision.until),
  };
  const quoted = quote === undefined ? [] : [fillTemplate(messages.quoted, { quote })];
  const text = [fillTemplate(begin, values), ...quoted, fillTemplate(end, values)].join(" ");
  return { text, ...(quote !== undefined && { quote }) };
}
