import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Result } from "#app/tools/resume/evaluate/match-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type MarkedLine, markLines, type Segment } from "./mark-lines.ts";
import { requirementId } from "./requirement-id.ts";

/** Scrolls the panel to the first chosen highlight if it is a scrolling region; the page never scrolls. */
function showFirstHighlight(panel: HTMLElement): void {
  const highlight = panel.querySelector<HTMLElement>("mark[data-chosen]");
  if (!highlight || panel.scrollHeight <= panel.clientHeight) return;
  const offset = highlight.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  panel.scrollBy({ top: offset - panel.clientHeight / 3, behavior: isCalm ? "instant" : "smooth" });
}

const looks: Record<MarkedLine["look"], string> = {
  heading: "report-heading",
  entry: "report-entry",
  text: "",
};

/** The text of the résumé with every piece of evidence highlighted. */
export function ResumePanel({
  words,
  result,
  chosen,
  onChoose,
}: {
  words: ReportWords;
  result: Result;
  chosen: number | undefined;
  onChoose: (requirements: number[]) => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const { report, passages } = result;
  const { resumeText, requirements } = report;
  const lines = useMemo(
    () => markLines(resumeText, requirements, passages),
    [resumeText, requirements, passages],
  );
  useEffect(() => {
    if (chosen !== undefined && panel.current) showFirstHighlight(panel.current);
  }, [chosen]);

  const renderSegment = ({ start, text, requirements: proven }: Segment) => {
    const [first] = proven;
    if (first === undefined) return text;
    const names = proven.flatMap((index) => requirements[index]?.requirement.label ?? []).join(", ");
    const isChosen = chosen !== undefined && proven.includes(chosen);
    return (
      <mark key={start} className="mark" data-chosen={isChosen || undefined}>
        <a
          href={`#${requirementId(first)}`}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            onChoose(proven);
          }}
        >
          {text}
          <span className="sr-only"> ({fillTemplate(words.strokeFor, { requirement: names })})</span>
        </a>
      </mark>
    );
  };

  return (
    <section
      ref={panel}
      aria-label={words.resume}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="report-resume rounded-xl bg-sunk p-4 text-[0.9375rem]/normal whitespace-pre-wrap sm:p-6"
    >
      {lines.map(({ start, look, segments }) => (
        <p key={start} className={looks[look]}>
          {segments.map(renderSegment)}
        </p>
      ))}
    </section>
  );
}
