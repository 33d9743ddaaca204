import shell from "virtual:shell";
import { useRef } from "react";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MatchPicture } from "./picture.schema.ts";
import { Quoted } from "./quoted.tsx";
import { ScoreRing } from "./score-ring.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Threads } from "./threads.tsx";

const lineLooks = {
  HEADING: "mt-3 text-sm font-semibold text-muted first:mt-0",
  ROLE: "mt-1 font-semibold",
  TEXT: "mt-1",
};

/** A résumé matched to a job: the requirements, the phrases that prove them, and threads between the two. */
export function MatchReport({
  alt,
  job,
  summary,
  score,
  requirements,
  resume,
  suggestion,
  sample,
}: MatchPicture) {
  const { match: words, status: statusWords } = shell.messages;
  const frame = useRef<HTMLDivElement>(null);
  const nameOf = (quote: string) =>
    `${requirements.findIndex(({ evidence }) => evidence.some((item) => item.quote === quote))}`;

  return (
    <section
      aria-label={alt}
      className="rounded-3xl border border-line bg-raised p-5 text-[0.9375rem]/normal floating sm:p-6"
    >
      <header className="mb-5 flex items-center justify-between gap-4 border-b border-line pb-4">
        <div>
          <p className="font-display text-lg/tight font-semibold">{job}</p>
          <p className="text-sm text-muted">{summary}</p>
        </div>
        <p className="flex items-center gap-3 font-display text-3xl font-semibold tabular">
          <ScoreRing score={score} />
          <span className="sr-only">{fillTemplate(words.score, { score })}</span>
          <span aria-hidden="true">{score}</span>
        </p>
      </header>
      <div ref={frame} className="relative grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-11">
        <ul aria-label={words.requirements} className="grid grid-cols-2 content-start gap-2 lg:grid-cols-1">
          {requirements.map(({ label, status, note }, index) => (
            <li
              key={label}
              data-requirement={index}
              data-status={status}
              className="rounded-lg border border-line bg-paper px-3 py-2 data-[status=missing]:border-dashed data-[status=missing]:border-control"
            >
              <span className="block text-sm/tight font-semibold">{label}</span>
              <StatusBadge
                status={status}
                text={note === undefined ? statusWords[status] : `${statusWords[status]}, ${note}`}
              />
            </li>
          ))}
        </ul>
        <section aria-label={words.resume} className="rounded-xl bg-sunk p-4">
          {resume.map(({ style, text }, line) => (
            <p key={text} className={lineLooks[style]}>
              <Quoted
                text={text}
                quotes={requirements.flatMap(({ evidence }) =>
                  evidence.filter((item) => item.line === line).map(({ quote }) => quote),
                )}
                anchor={nameOf}
              />
            </p>
          ))}
        </section>
        <Threads frame={frame} />
      </div>
      <footer className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm text-muted">
        {suggestion && (
          <p>
            {words.suggestion} <strong className="text-ink">{suggestion.label}</strong>{" "}
            {fillTemplate(words.points, { points: suggestion.points })}
          </p>
        )}
        <p className="flex items-center gap-2">
          {sample && <SampleTag />} {words.promise}
        </p>
      </footer>
    </section>
  );
}
