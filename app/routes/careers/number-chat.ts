import content from "virtual:content";
import { currentPostings } from "#app/content/current-postings.ts";
import { businessDay } from "#domain/business-day.ts";
import type { Fact } from "#domain/chat/conversation-state.ts";
import type { NumberChat } from "#domain/chat/number-chat.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { postingText } from "#domain/postings/posting-text.ts";
import { isOpen } from "#domain/postings/postings.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { formatLocations, formatPay } from "./posting-facts.ts";

/** What the opening says about a topic, word for word; nothing where it is silent. */
function factsOf(posting: Posting): Fact[] {
  const { facts } = content.whatsapp;
  const words = content.careers.facts;
  const places = formatLocations(posting, words, "full").join("; ");
  const mode = posting.workplace && words.workplaces[posting.workplace];
  const demands = posting.requirements.filter(({ must }) => must).map(({ text }) => text);
  const entries: [Fact["topic"], keyof typeof facts, Record<string, string | undefined>][] = [
    ["ask-pay", "pay", { pay: posting.pay && formatPay(posting.pay, words) }],
    ["ask-shift", "shifts", { hours: posting.hours }],
    ["ask-location", "place", { places }],
    ["ask-remote", "remote", { mode, places }],
    ["ask-experience", "experience", { demands: demands.join("; ") }],
  ];
  return entries.flatMap(([topic, name, values]) => {
    if (Object.values(values).some((value) => !value)) return [];
    const { source, text } = facts[name];
    return [{ topic, source, text: fillTemplate(text, values as Record<string, string>) }];
  });
}

/** The conversation of a number about an opening, with links to the site; undefined if there is no such opening. */
export function findNumberChat(unit: string, job: string, site: string): NumberChat | undefined {
  const posting = currentPostings().find(({ id, businessUnit }) => id === job && businessUnit.id === unit);
  if (!posting) return undefined;
  const { months } = posting.consent.processing;
  const { words: dialogueWords } = content.dialogue;
  const values = { site, months, begin: dialogueWords.begin };
  const fill = (text: string) => fillTemplate(text, values);
  const { whatsapp: words } = content;
  return {
    script: {
      dialogue: {
        ...content.dialogue,
        consent: fill(words.consent),
        attach: words.attach,
        handedOver: fill(words.handedOver),
        passedOn: fill(words.passedOn),
        otherScript: words.otherScript,
      },
      facts: factsOf(posting),
      opening: {
        title: posting.title,
        company: content.shell.site.name,
        location: formatLocations(posting, content.careers.facts, "city").join("; "),
      },
    },
    words: { ...words, closed: fill(words.closed), sentAlready: fill(words.sentAlready) },
    isOpen: isOpen(posting, businessDay()),
    opening: { unit, job, title: posting.title },
    postingText: postingText(posting),
    months,
  };
}
