import type { Suggestion } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Whole points, as in the sum; less than one point keeps one decimal. */
const shownPoints = (points: number) => (points < 1 ? Number(points.toFixed(1)) : Math.round(points));

/** Suggestions, with the points that each would bring. */
export function Suggestions({ words, suggestions }: { words: ReportWords; suggestions: Suggestion[] }) {
  return (
    <section>
      <h3>{words.suggestions}</h3>
      <p className="mt-2 mb-4 text-small text-muted">{words.suggestionsNote}</p>
      <ol className="border-b border-line">
        {suggestions.map(({ text, points }) => (
          <li key={text} className="report-change border-t border-line py-3.5">
            <strong className="display text-leaf tabular">
              <span aria-hidden="true">+{shownPoints(points)}</span>
              <span className="sr-only">{fillTemplate(words.points, { points: shownPoints(points) })}</span>
            </strong>
            <span className="text-small">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
