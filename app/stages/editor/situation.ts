import type { SituationSample, tendencies } from "./work-samples.schema.ts";

type Turn = SituationSample["turns"][number];
type Reply = Turn["replies"][number];
export type Tendency = (typeof tendencies)[number];

export type Conversation = {
  /** The turns that are over, each with its reply. */
  said: { turn: Turn; reply: Reply }[];
  /** The turn that waits for a reply, or the end. */
  turn?: Turn;
  end?: SituationSample["ends"][number];
  /** The tendencies of the replies, each once, in the order of their first occurrence. */
  leanings: Tendency[];
};

/** Follows a conversation. `path` has the place of each reply among those of its turn. */
export function follow({ turns, ends }: SituationSample, path: readonly number[]): Conversation {
  const said: Conversation["said"] = [];
  let next = turns[0]?.id;
  for (const place of path) {
    const turn = turns.find(({ id }) => id === next);
    const reply = turn?.replies[place];
    if (!turn || !reply) break;
    said.push({ turn, reply });
    next = reply.next;
  }
  const turn = turns.find(({ id }) => id === next);
  const end = ends.find(({ id }) => id === next);
  return {
    said,
    ...(turn && { turn }),
    ...(end && { end }),
    leanings: [...new Set(said.flatMap(({ reply }) => reply.tendencies))],
  };
}
