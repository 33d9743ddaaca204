import { dateFormat } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type Person, type StepName, strongestEvidence } from "./round.ts";
import type { RoundContent } from "./source-text.ts";

export type StepEvidence = { text: string; source: string };

const weekday = dateFormat("en", { weekday: "short", timeZone: "UTC" });

const longDay = dateFormat("en", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** Formats a day such as 2026-11-16 as "Monday 16 November". */
export function dayInWords(day: string): string {
  return longDay.format(new Date(`${day}T00:00Z`));
}

/** Formats a moment such as 2026-11-16 09:14 as "Mon 09:14". */
export function shortMoment(moment: string): string {
  const [day = "", time = ""] = moment.split(" ");
  return `${weekday.format(new Date(`${day}T00:00Z`))} ${time}`;
}

/** When a person reached a step, such as "Mon 09:14"; empty if never. */
export function stepTime({ steps }: Person, name: StepName): string {
  const at = steps.find(({ step }) => step === name)?.at;
  return at === undefined ? "" : shortMoment(at);
}

/** A person's words from a step, and where to check them. */
export function stepEvidence(
  person: Person,
  name: StepName,
  { stages: { sources } }: RoundContent,
): StepEvidence | undefined {
  switch (name) {
    case "RESUME": {
      const evidence = strongestEvidence(person);
      return (
        evidence && {
          text: evidence.quote,
          source: fillTemplate(sources.resume, { line: evidence.line + 1 }),
        }
      );
    }
    case "INVITE": {
      const field = person.chat?.record.find(({ quote }) => quote !== undefined);
      return field?.quote === undefined
        ? undefined
        : { text: field.quote, source: fillTemplate(sources.chat, { at: field.at ?? "" }) };
    }
    case "AI_INTERVIEW": {
      const criterion = person.interview?.flatMap(({ criteria }) => criteria).findLast(({ quote }) => quote);
      return criterion?.quote === undefined
        ? undefined
        : { text: criterion.quote, source: fillTemplate(sources.interview, { at: criterion.at ?? "" }) };
    }
    case "ASSESSMENT": {
      const work = person.work?.findLast(({ quote }) => quote);
      return work?.quote === undefined
        ? undefined
        : { text: work.quote, source: fillTemplate(sources.work, { assessment: work.assessment }) };
    }
    case "INTERVIEW": {
      const note = person.notes?.find(
        ({ at }) => at >= (person.steps.find((s) => s.step === name)?.at ?? "~"),
      );
      const quote = /“([^”]+)”/.exec(note?.text ?? "")?.[1];
      return note && quote !== undefined ? { text: quote, source: note.by.name } : undefined;
    }
    case "OFFER": {
      const { decision } = person;
      return decision && { text: decision.reason, source: decision.by.name };
    }
  }
}
