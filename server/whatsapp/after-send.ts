import { takeTurn } from "chat";
import { type Context, type Conversation, names, say } from "#domain/chat/conversation-state.ts";
import type { NumberChat } from "#domain/chat/number-chat.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Words that mean nothing to the team. Everything else may, whatever the engine takes it for. */
const small = new Set(["greet", "thanks", "affirm", "deny"]);

/**
 * The conversation after a message that comes once the application is with the team. The opening's facts answer
 * questions. All the rest is for a person: an application that was sent is not changed.
 */
export function replyAfterSend(
  conversation: Conversation,
  text: string,
  { script, words }: NumberChat,
  context: Context,
): { conversation: Conversation; isForTeam: boolean } {
  const { dialogue, facts } = script;
  const heard: Conversation = {
    ...conversation,
    messages: [...conversation.messages, { from: "PERSON", at: context.at, text }],
  };
  const knowledge = Object.fromEntries(facts.map((fact) => [fact.topic, fact.text]));
  const { intent, answer, fields } = takeTurn({ today: context.today, text, state: {} }, knowledge);
  const hasFields = names(fields).length > 0;
  // "Change my city to Pune" is no question about the place of work.
  const isQuestion = !hasFields || text.includes("?");
  const fact = isQuestion ? facts.find(({ topic }) => topic === answer?.topic) : undefined;
  const isForTeam = (!fact && !small.has(intent)) || hasFields;
  const said = [
    fact && fillTemplate(dialogue.answer, { text: fact.text, source: fact.source }),
    isForTeam ? words.amended : undefined,
    !fact && !isForTeam ? (intent === "greet" ? dialogue.greetAgain : dialogue.thanks) : undefined,
  ];
  return { conversation: say(heard, said, context), isForTeam };
}
