import { bake } from "#app/bake.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { findPerson } from "../round.ts";
import type { ChatData } from "./chat-data.ts";
import { factValues } from "./fact-values.ts";

const example = "asha-kulkarni";

/** WhaBot's dialogue, with the facts of the opening filled in. */
export const data = bake(({ dialogue, round }): ChatData => {
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
});

export const words = bake(({ stages }) => stages.chat);
