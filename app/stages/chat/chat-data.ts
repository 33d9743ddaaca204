import type { Script } from "#domain/chat/conversation-state.ts";
import type { Person } from "../round.ts";

/** A chat of the sample round, shown until the visitor writes. */
export type ExampleChat = NonNullable<Person["chat"]> & { name: string };

export type ChatData = Script & {
  /** The opening with its number and the posting for the résumé engine. */
  opening: { id: string; posting: string };
  example: ExampleChat;
};
