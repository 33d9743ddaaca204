import content from "virtual:content";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Decided } from "./decisions.ts";

/** A decision in one line: the colleague, the decision, the candidate. */
export function auditLine({ name, decision }: Decided): string {
  const { board, decisions } = content.stages;
  return fillTemplate(board.audit, {
    by: decision.by.name,
    decision: decisions[decision.decision].toLowerCase(),
    name,
  });
}
