import content from "virtual:content";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { QuoteSource } from "./round.ts";

/** The place of quoted words, such as "résumé, line 3". */
export function sourceText(source: QuoteSource): string {
  const { sources } = content.stages;
  switch (source.from) {
    case "RESUME":
      return fillTemplate(sources.resume, { line: source.line + 1 });
    case "CHAT":
      return fillTemplate(sources.chat, { at: source.at });
    case "AI_INTERVIEW":
      return fillTemplate(sources.interview, { at: source.at });
    case "WORK": {
      const { assessment = "" } = content.round.tasks.find(({ id }) => id === source.task) ?? {};
      return fillTemplate(sources.work, { assessment });
    }
  }
}
