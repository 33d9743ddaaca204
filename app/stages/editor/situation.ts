import type { SituationSample, tendencies } from "./work-samples.schema.ts";

type Turn = SituationSample["turns"][number];
type Reply = Turn["replies"][number];
export type Tendency = (typeof tendencies)[number];

export type Conversation = {
  /** Past turns, each with the chosen reply. */
  exchanges: { turn: Turn; reply: Reply }[];
  /** The turn that needs a reply; absent at the end. */
  turn?: Turn;
  end?: SituationSample["ends"][number];
  /** Tendencies of the replies without duplicates, in order of first occurrence. */
  leanings: Tendency[];
};

/** Replays a conversation. `path` has the index of each turn's reply. */
export function follow({ turns, ends }: SituationSample, path: readonly number[]): Conversation {
  const exchanges: Conversation["exchanges"] = [];
  let next = turns[0]?.id;
  for (const place of path) {
    const turn = turns.find(({ id }) => id === next);
    const reply = turn?.replies[place];
    if (!turn || !reply) break;
    exchanges.push({ turn, reply });
    next = reply.next;
  }
  const turn = turns.find(({ id }) => id === next);
  const end = ends.find(({ id }) => id === next);
  return {
    exchanges,
    ...(turn && { turn }),
    ...(end && { end }),
    leanings: [...new Set(exchanges.flatMap(({ reply }) => reply.tendencies))],
  };
}
