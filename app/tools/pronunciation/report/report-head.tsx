import type { RefObject } from "react";
import { useLanguage } from "#app/language/language.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { Legend } from "./legend.tsx";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";

/** Beside the reading: the report's title and source, and the legend of the underlines. */
export function ReportHead({
  titleId,
  title,
  words,
  report,
  level,
}: {
  titleId: string;
  title: RefObject<HTMLHeadingElement | null>;
  words: ReportWords;
  report: ScoredReport;
  level: 2 | 3;
}) {
  const Title = `h${level}` as const;
  return (
    <header>
      <Title ref={title} id={titleId} tabIndex={-1} className="reading-title display text-name outline-none">
        {words.title}
      </Title>
      <p className="mt-3 text-small text-muted">
        {fillTemplate(words.source, { seconds: fixedNumber(useLanguage(), report.quality.seconds, 1) })}
      </p>
      <Legend words={words} report={report} />
    </header>
  );
}
