import type { MatchReport, Suggestion } from "resume-match";
import { useLanguage } from "#app/language/language.tsx";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { numberFormat } from "#domain/language/formats.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { jobSentence } from "./job-sentence.ts";

/** Whole points, as in the sum; less than one point keeps one decimal. */
const shownPoints = (points: number) => (points < 1 ? Math.round(points * 10) / 10 : Math.round(points));

/** Suggestions, with the points that each would bring. */
export function Suggestions({ words, report }: { words: ReportWords; report: MatchReport }) {
  const language = useLanguage();
  const { suggestions, requirements, jobText } = report;
  /** The sentence of the job, unless the suggestion quotes it in full. */
  const sourceOf = ({ requirementId, text }: Suggestion) => {
    const asked = requirements.find(({ requirement }) => requirement.id === requirementId);
    const sentence = asked && jobSentence(jobText, asked.requirement.span);
    return sentence && !text.includes(sentence) ? sentence : undefined;
  };
  return (
    <section>
      <h3>{words.suggestions}</h3>
      <p className="mt-2 mb-4 text-small text-muted">{words.suggestionsNote}</p>
      <ol className="border-b border-line">
        {suggestions.map((suggestion) => {
          const { text, points } = suggestion;
          const source = sourceOf(suggestion);
          return (
            <li key={text} className="report-change border-t border-line py-3.5">
              <strong className="display text-leaf tabular">
                <span aria-hidden="true">+{numberFormat(language).format(shownPoints(points))}</span>
                <span className="sr-only">
                  {fillPlural(words.points, { points: shownPoints(points) }, language)}
                </span>
              </strong>
              <span className="text-small">
                <span lang="en">{text}</span>
                {source !== undefined && (
                  <span className="mt-1 block text-note text-muted">
                    {words.asked}: <q>{source}</q>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
