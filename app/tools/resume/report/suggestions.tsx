import type { Suggestion } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Suggested changes with the points that each would bring. */
export function Suggestions({ words, suggestions }: { words: ReportWords; suggestions: Suggestion[] }) {
  return (
    <div>
      <h3 className="text-2xl">{words.suggestions}</h3>
      <p className="mt-2 text-muted">{words.suggestionsNote}</p>
      <ol className="mt-4 grid">
        {suggestions.map(({ text, points }) => (
          <li
            key={text}
            className="flex items-center justify-between gap-6 border-t border-line py-3 text-[0.9375rem]/normal"
          >
            <span>{text}</span>
            <strong className="rounded-full bg-leaf-soft px-2.5 text-sm whitespace-nowrap text-leaf tabular">
              {fillTemplate(words.points, { points: Number(points.toFixed(1)) })}
            </strong>
          </li>
        ))}
      </ol>
    </div>
  );
}
