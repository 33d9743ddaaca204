import { useLanguage, useWords } from "#app/language/language.tsx";
import english from "#app/site/shell.data.ts";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import type { PostingScore } from "#app/tools/resume/worker/match-messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fillPlural } from "#domain/text/plural.ts";
import { sumFigures } from "./sum-figures.ts";

/** Further postings are in a collapsed list. */
const maxShown = 6;

/** A score out of 100 as a bar, next to its figure. */
function ScoreBar({ score }: { score: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="w-full">
      <rect width="100" height="6" className="fill-line" />
      <rect width={score} height="6" className="fill-leaf" />
    </svg>
  );
}

function Postings({ postings }: { postings: PostingScore[] }) {
  const { messages } = useWords("shell", english);
  return (
    <ol className="grid gap-x-15 lg:grid-cols-2">
      {postings.map(({ title, url, score, parts }) => (
        <li key={url} className="report-posting relative border-b border-line py-2 hover:bg-sunk">
          <strong className="display text-name tabular">{Math.round(score)}</strong>
          <SiteLink
            url={url}
            newTabHint={messages.newTabHint}
            className="font-medium after:absolute after:inset-0 hover:underline"
          >
            <span lang="en">{title}</span>
          </SiteLink>
          <ScoreParts parts={sumFigures({ score, parts }).parts} look="short" />
          <ScoreBar score={score} />
        </li>
      ))}
    </ol>
  );
}

/** Open postings, best fit first. Links open a new tab, as the report exists only in this one. */
export function ComparedPostings({ words, postings }: { words: ReportWords; postings: PostingScore[] }) {
  const language = useLanguage();
  const rest = postings.slice(maxShown);
  return (
    <section>
      <div className="mb-6 grid items-end gap-x-6 gap-y-3 lg:grid-cols-12">
        <h3 className="display text-quiet text-balance lg:col-span-7">{words.compared}</h3>
        <p className="text-small text-muted lg:col-span-4 lg:col-start-9">{words.comparedNote}</p>
      </div>
      <div className="border-t-[1.5px] border-ink">
        <Postings postings={postings.slice(0, maxShown)} />
      </div>
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-17 cursor-pointer items-center font-semibold text-leaf underline underline-offset-4">
            {fillPlural(words.comparedRest, { count: rest.length }, language)}
          </summary>
          <div className="border-t border-line">
            <Postings postings={rest} />
          </div>
        </details>
      )}
    </section>
  );
}
