import shell from "virtual:shell";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { PostingScore } from "#app/tools/resume/worker/match-messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { Bar } from "./bar.tsx";

/** So many are shown at once; the others wait behind a summary. */
const best = 6;

function Postings({ postings }: { postings: PostingScore[] }) {
  return (
    <ol className="mt-4 grid gap-x-12 md:grid-cols-2">
      {postings.map(({ title, url, score }) => (
        <li key={url} className="border-t border-line py-2">
          <span className="flex items-center justify-between gap-4">
            <SiteLink
              url={url}
              newTabHint={shell.messages.newTabHint}
              className="py-2.5 font-semibold text-leaf underline underline-offset-4"
            >
              {title}
            </SiteLink>
            <span className="font-semibold tabular">{score}</span>
          </span>
          <Bar value={score} of={100} />
        </li>
      ))}
    </ol>
  );
}

/** The open postings, best fit first. They open beside the report, which would be gone otherwise. */
export function ComparedPostings({ words, postings }: { words: ReportWords; postings: PostingScore[] }) {
  const rest = postings.slice(best);
  return (
    <div>
      <h3 className="text-2xl">{words.compared}</h3>
      <p className="mt-2 text-muted">{words.comparedNote}</p>
      <Postings postings={postings.slice(0, best)} />
      {rest.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {fillTemplate(words.comparedRest, { count: rest.length })}
          </summary>
          <Postings postings={rest} />
        </details>
      )}
    </div>
  );
}
