import { Fragment, type MouseEvent, useEffect, useMemo, useRef } from "react";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Result } from "#app/tools/resume/evaluate/match-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { joinParagraphs, type MarkedLine, markLines, type Segment } from "./mark-lines.ts";
import { requirementId } from "./requirement-id.ts";

/** Scrolls the panel (never the page) to the first chosen mark. */
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

const isListItem = (text: string | undefined) => /^\s*[-–•*]\s/.test(text ?? "");

/** The résumé's text as a sheet of paper. Evidence is underlined, that of the chosen requirement marked. */
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
  const { resumeText, requirements, resume } = report;
  const lines = useMemo(
    () => joinParagraphs(markLines(resumeText, requirements, passages)),
    [resumeText, requirements, passages],
  );
  useEffect(() => {
    if (chosen !== undefined && panel.current) showFirstHighlight(panel.current);
  }, [chosen]);

  const lineLook = ({ look, segments }: MarkedLine) => {
    const text = segments.map((segment) => segment.text).join("");
    if (text.trim() !== "" && text.trim() === resume.basics.name) return "report-name";
    return isListItem(text) ? "report-item" : looks[look];
  };
  const renderSegment = ({ start, text, requirements: proven }: Segment, next: Segment | undefined) => {
    const [first] = proven;
    if (first === undefined) return text;
    const names = proven.flatMap((index) => requirements[index]?.requirement.label ?? []).join(", ");
    const isChosen = chosen !== undefined && proven.includes(chosen);
    // Numbers of the requirements whose evidence ends here.
    const ending = proven.filter((index) => !next?.requirements.includes(index));
    return (
      <Fragment key={start}>
        <mark
          className={isChosen ? "mark" : "mark-line"}
          data-chosen={isChosen || undefined}
          data-requirements={proven.join(" ")}
        >
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
        {ending.length > 0 && (
          <span aria-hidden="true" className="thread-number">
            {ending.map((index) => index + 1).join("·")}
          </span>
        )}
      </Fragment>
    );
  };

  return (
    <section
      ref={panel}
      aria-label={words.resume}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="report-resume rounded bg-raised"
    >
      {lines.map((line) => (
        <p key={line.start} className={lineLook(line)}>
          {line.segments.map((segment, index) => renderSegment(segment, line.segments[index + 1]))}
        </p>
      ))}
    </section>
  );
}
