import shell from "virtual:shell";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { PostingScore } from "#app/tools/resume/worker/match-messages.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { Bar } from "./bar.tsx";

/** The others are in a collapsed list. */
const maxShown = 6;

function Postings({ postings }: { postings: PostingScore[] }) {
  return (
    <ol className="mt-4 grid gap-x-12 md:grid-cols-2">
      {postings.map(({ title, url, score }) => (
        <li key={url} className="border-t border-line py-2">
          <span className="flex items-center justify-between gap-4">
            <TextLink url={url} newTabHint={shell.messages.newTabHint}>
              {title}
            </TextLink>
            <span className="font-semibold tabular">{score}</span>
          </span>
          <Bar value={score} of={100} />
        </li>
      ))}
    </ol>
  );
}

/** The open postings, best fit first. Their links open a new tab: the report exists only in this one. */
export function ComparedPostings({ words, postings }: { words: ReportWords; postings: PostingScore[] }) {
  const rest = postings.slice(maxShown);
  return (
    <div>
      <h3 className="text-2xl">{words.compared}</h3>
      <p className="mt-2 text-muted">{words.comparedNote}</p>
      <Postings postings={postings.slice(0, maxShown)} />
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
