import type { Script } from "#domain/chat/conversation-state.ts";
import type { Person } from "../round.ts";

/** A chat of the sample round: what the stage shows before a visitor writes. */
export type ExampleChat = NonNullable<Person["chat"]> & { name: string };

export type ChatData = Script & {
  /** The opening as the résumé engine reads it, and its number. */
  opening: { id: string; posting: string };
  example: ExampleChat;
};
