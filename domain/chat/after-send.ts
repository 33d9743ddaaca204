import { asksIfBot, takeTurn } from "chat";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type Context, type Conversation, names, say } from "./conversation-state.ts";
import type { NumberChat } from "./number-chat.ts";

/** Intents that mean nothing to the team. Everything else may, however the engine classifies it. */
const small = new Set(["greet", "thanks", "affirm", "deny"]);

/**
 * Continues the conversation when a message arrives after the application was sent. Questions are answered
 * from the opening's facts. Everything else is left to a person, because a sent application is not changed.
 */
export function replyAfterSend(
  conversation: Conversation,
  text: string,
  { script, words }: NumberChat,
  context: Context,
): { conversation: Conversation; isForTeam: boolean } {
  const { dialogue, facts } = script;
  const received: Conversation = {
    ...conversation,
    messages: [...conversation.messages, { from: "PERSON", at: context.at, text }],
  };
  const knowledge = Object.fromEntries(facts.map((fact) => [fact.topic, fact.text]));
  const { intent, answer, fields } = takeTurn({ today: context.today, text, state: {} }, knowledge);
  const hasFields = names(fields).length > 0;
  // "Change my city to Pune" is not a question about the place of work.
  const isQuestion = !hasFields || text.includes("?");
  const fact = isQuestion ? facts.find(({ topic }) => topic === answer?.topic) : undefined;
  const isAboutBot = asksIfBot(text);
  const isForTeam = !isAboutBot && ((!fact && !small.has(intent)) || hasFields);
  const replies = [
    isAboutBot ? dialogue.aboutBot : undefined,
    fact && fillTemplate(dialogue.answer, { text: fact.text, source: fact.source }),
    isForTeam ? words.amended : undefined,
    !fact && !isForTeam && !isAboutBot
      ? intent === "greet"
        ? dialogue.greetAgain
        : dialogue.thanks
      : undefined,
  ];
  return { conversation: say(received, replies, context), isForTeam };
}
