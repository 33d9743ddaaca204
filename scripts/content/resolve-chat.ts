import type { Content } from "#app/site-content.ts";
import type { ChatData } from "#app/stages/chat/chat-data.ts";
import { findPerson } from "#app/stages/round.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { factValues } from "./check-dialogue.ts";

const example = "asha-kulkarni";

/** The dialogue of WhaBot's stage, with the facts of the opening filled in. */
export function resolveChat({ dialogue, round }: Pick<Content, "dialogue" | "round">): ChatData {
  const { name, chat } = findPerson(round, example);
  if (!chat) throw new Error(`content/round/people/${example}.yaml has no chat`);
  const values = factValues(round);
  const { id, title, company, location, posting } = round;
  return {
    dialogue,
    facts: dialogue.knowledge.map((fact) => ({ ...fact, text: fillTemplate(fact.text, values) })),
    opening: { id, title, company, location, posting },
    example: { name, ...chat },
  };
}
