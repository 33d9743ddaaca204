import type { Fact } from "#domain/chat/conversation-state.ts";
import type { Dialogue } from "#domain/chat/dialogue.schema.ts";
import type { NumberWords } from "#domain/chat/number.schema.ts";
import type { FormWords, NumberChat } from "#domain/chat/number-chat.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { postingText } from "#domain/postings/posting-text.ts";
import { isOpen } from "#domain/postings/postings.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { CareersWords } from "./careers.schema.ts";
import { formatLocations, formatPay } from "./posting-facts.ts";

/** The content that a conversation needs. */
type ChatContent = {
  dialogue: Dialogue;
  whatsapp: NumberWords;
  careers: Pick<CareersWords, "facts">;
  applications: { form: FormWords };
  shell: { site: { name: string } };
};

/** Facts of an opening by topic, verbatim. Topics that the posting does not mention are left out. */
function factsOf(posting: Posting, { whatsapp: { facts }, careers: { facts: words } }: ChatContent): Fact[] {
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

/** The WhatsApp conversation about an opening, with links to the site. */
export function toNumberChat(
  posting: Posting,
  content: ChatContent,
  { site, today }: { site: string; today: string },
): NumberChat {
  const { whatsapp: words, dialogue, careers, shell } = content;
  const { months } = posting.consent.processing;
  const { questions } = posting;
  const fill = (text: string) => fillTemplate(text, { site, months, begin: dialogue.words.begin });
  const begin = fillTemplate(words.screening.begin, { count: questions.length });
  return {
    script: {
      dialogue: {
        ...dialogue,
        consent: fill(words.consent),
        consentVersion: words.consentVersion,
        attach: words.attach,
        closing: questions.length === 0 ? dialogue.closing : begin,
        handedOver: fill(words.handedOver),
        passedOn: fill(words.passedOn),
        otherScript: words.otherScript,
      },
      facts: factsOf(posting, content),
      opening: {
        title: posting.title,
        company: shell.site.name,
        location: formatLocations(posting, careers.facts, "city").join("; "),
      },
    },
    words: {
      ...words,
      closed: fill(words.closed),
      amended: fill(words.amended),
      lateDocument: fill(words.lateDocument),
    },
    questions,
    form: content.applications.form,
    isOpen: isOpen(posting, today),
    opening: { unit: posting.businessUnit.id, job: posting.id, title: posting.title },
    postingText: postingText(posting),
    months,
  };
}
