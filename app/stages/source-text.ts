import { fillTemplate } from "#domain/text/fill-template.ts";
import type { QuoteSource, Round } from "./round.ts";
import type { StagesWords } from "./stages.schema.ts";

/** The round and the text of its stages. */
export type RoundContent = { round: Round; stages: StagesWords };

/** Where quoted words are, such as "résumé, line 3". */
export function sourceText(source: QuoteSource, { round, stages: { sources } }: RoundContent): string {
  switch (source.from) {
    case "RESUME":
      return fillTemplate(sources.resume, { line: source.line + 1 });
    case "CHAT":
      return fillTemplate(sources.chat, { at: source.at });
    case "AI_INTERVIEW":
      return fillTemplate(sources.interview, { at: source.at });
    case "WORK": {
      const { assessment = "" } = round.tasks.find(({ id }) => id === source.task) ?? {};
      return fillTemplate(sources.work, { assessment });
    }
  }
}
