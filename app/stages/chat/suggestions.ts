import type { Conversation, Script } from "#domain/chat/conversation-state.ts";

/** Suggested replies for the current state of the conversation, without those already sent. */
export function suggestionsFor(conversation: Conversation | undefined, { dialogue }: Script): string[] {
  const { words, openers, questions, fields } = dialogue;
  const ways = [words.person, words.stop];
  if (!conversation) return [...openers, ...ways];
  const sent = new Set(conversation.messages.flatMap(({ from, text }) => (from === "PERSON" ? text : [])));
  const fresh = (replies: string[]) => replies.filter((reply) => !sent.has(reply));
  const { status, offer, asked } = conversation;
  switch (status) {
    case "CONSENT":
      return [words.yes, words.no, ...fresh(questions), ...ways];
    case "STOPPED":
      return [words.begin, words.erase];
    case "WITH_PERSON":
      return [words.begin, words.stop];
    case "FINISHED":
      return [...fresh(questions), ...ways];
    case "ASKING": {
      const own = fields.find(({ field }) => field === asked)?.suggestions ?? [];
      return [...(offer ? [words.yes, words.no] : fresh(own)), ...fresh(questions), ...ways];
    }
  }
}
