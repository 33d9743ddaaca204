import type { RoundPerson } from "#app/stages/round.schema.ts";
import type { QuoteSource } from "#app/stages/round.ts";

type Phrases = NonNullable<RoundPerson["interview"]>[number]["words"];

/** The start of the phrase in which a quotation from an answer begins; undefined if it does not occur. */
export function findSpoken(phrases: Phrases, quote: string): string | undefined {
  const start = phrases
    .map(({ text }) => text)
    .join(" ")
    .indexOf(quote);
  if (start < 0) return undefined;
  let end = 0;
  return phrases.find(({ text }) => {
    end += text.length + 1;
    return start < end;
  })?.at;
}

/** The time of the person's first message that contains the quotation. */
export function findMessage(chat: RoundPerson["chat"], quote: string): string | undefined {
  return chat?.messages.find(({ from, text }) => from === "PERSON" && text.includes(quote))?.at;
}

/** The first occurrence of a quotation in what the person wrote or said. */
export function findQuote(
  { resume, chat, interview, work }: RoundPerson,
  quote: string,
): QuoteSource | undefined {
  const line = resume?.findIndex(({ text }) => text.includes(quote)) ?? -1;
  if (line >= 0) return { from: "RESUME", line };
  const written = findMessage(chat, quote);
  if (written !== undefined) return { from: "CHAT", at: written };
  for (const { question, words } of interview ?? []) {
    const at = findSpoken(words, quote);
    if (at !== undefined) return { from: "AI_INTERVIEW", question, at };
  }
  const sample = work?.find(({ answer }) => answer.includes(quote));
  return sample && { from: "WORK", task: sample.task };
}
