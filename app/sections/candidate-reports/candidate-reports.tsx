import content from "virtual:content";
import { ScoreRing } from "#app/pictures/score-ring.tsx";
import { ScoreBar } from "#app/pictures/scores.tsx";
import { StatusBadge } from "#app/pictures/status-badge.tsx";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { SampleTag } from "#app/site/sample-tag.tsx";

const statuses = { SELECT: "proven", HOLD: "hold", REJECT: "missing" } as const;

export function CandidateReports({ title, subtitle, report }: SectionOf<"CANDIDATE_REPORTS">) {
  const words = content.shell.messages.report;
  return (
    <SectionFrame title={title} subtitle={subtitle} ground="lined">
      <article className="rounded-3xl border border-line bg-raised p-6 sm:p-10">
        <header className="flex flex-wrap items-center justify-between gap-6 border-b border-line pb-6">
          <div>
            <h3 className="flex flex-wrap items-center gap-3 text-2xl">
              {report.candidate} {report.sample && <SampleTag />}
            </h3>
            <p className="mt-1 text-muted">{report.role}</p>
          </div>
          <div className="flex items-center gap-6">
            <p>
              <span className="block text-sm text-muted">{words.recommendation}</span>
              <StatusBadge status={statuses[report.recommendation]} text={words[report.recommendation]} />
            </p>
            <p className="flex items-center gap-3 font-display text-3xl font-semibold tabular">
              <ScoreRing score={report.score} />
              {report.score}
            </p>
          </div>
        </header>
        <p className="mt-6 max-w-[68ch] text-lg/relaxed">{report.summary}</p>
        <ul className="mt-8 grid gap-x-12 gap-y-7 md:grid-cols-2">
          {report.findings.map(({ title: finding, value, quote, source }) => (
            <li key={finding}>
              <p className="flex justify-between font-semibold">
                {finding} <span className="tabular">{value}</span>
              </p>
              <ScoreBar value={value} />
              <blockquote className="mt-2">
                <span className="mark">“{quote}”</span>
              </blockquote>
              <p className="mt-1 text-sm text-muted">{source}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8 rounded-2xl bg-sunk p-6">
          <h4 className="font-semibold">{words.questions}</h4>
          <ul className="mt-2 list-disc pl-5">
            {report.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
        <p className="mt-6 text-sm text-muted">{words.decide}</p>
      </article>
    </SectionFrame>
  );
}
