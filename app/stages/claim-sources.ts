import content from "virtual:content";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ClaimSource } from "./insights-stage.schema.ts";
import { shortMoment } from "./person-steps.ts";
import type { Person, QuoteSource } from "./round.ts";
import { sourceText } from "./source-text.ts";

/** Words of a person: a whole sentence or line, in it the quotation, and the place where both can be checked. */
export type SourceCardWords = { text: string; quote: string; source: string };

function findSource(person: Person, ref: ClaimSource): SourceCardWords | undefined {
  const at = (source: QuoteSource) => sourceText(source, content);
  switch (ref.from) {
    case "RESUME": {
      const requirement = person.match?.requirements.find(({ label }) => label === ref.requirement);
      const evidence = requirement?.evidence[0];
      const line = evidence && person.resume?.[evidence.line]?.text;
      return line === undefined
        ? undefined
        : {
            text: line,
            quote: evidence?.quote ?? "",
            source: at({ from: "RESUME", line: evidence?.line ?? 0 }),
          };
    }
    case "AI_INTERVIEW": {
      const answer = person.interview?.find(({ criteria }) =>
        criteria.some(({ id }) => id === ref.criterion),
      );
      const heard = answer?.criteria.find(({ id }) => id === ref.criterion);
      if (!answer || heard?.quote === undefined || heard.at === undefined) return undefined;
      const { quote } = heard;
      const phrase = answer.words.find(({ text }) => text.includes(quote))?.text ?? quote;
      const place = { from: "AI_INTERVIEW", question: answer.question.id, at: heard.at } as const;
      return { text: phrase.replace(/,$/, ""), quote, source: at(place) };
    }
    case "WORK": {
      const work = person.work?.find(({ id }) => id === ref.task);
      return work?.quote === undefined
        ? undefined
        : { text: work.quote, quote: work.quote, source: at({ from: "WORK", task: ref.task }) };
    }
    case "NOTE": {
      const note = person.notes?.find(({ by, text }) => by.id === ref.by && text.includes("“"));
      const quote = /“([^”]+)”/.exec(note?.text ?? "")?.[1];
      const { insights } = content.stages;
      return note && quote !== undefined
        ? {
            text: quote,
            quote,
            source: fillTemplate(insights.note, { by: note.by.name, at: shortMoment(note.at) }),
          }
        : undefined;
    }
  }
}

/** @throws {Error} if the person has no such words: references in content must be right */
export function claimSource(person: Person, ref: ClaimSource): SourceCardWords {
  const found = findSource(person, ref);
  if (!found) throw new Error(`content/stages.yaml: ${person.name} has no words for ${JSON.stringify(ref)}`);
  return found;
}
