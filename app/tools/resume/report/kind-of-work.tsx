import type { MatchReport } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { quoteLine } from "#app/tools/resume/worker/quotation.ts";

/** The occupations nearest to the job, and the lines of the résumé that come nearest to them. */
export function KindOfWork({ words, report }: { words: ReportWords; report: MatchReport }) {
  const { occupations, evidence } = report.field;
  return (
    <section aria-labelledby="report-kind" className="report-kind border-t border-line px-5 py-7 lg:px-10">
      <div>
        <h3 id="report-kind">{words.field.title}</h3>
        {occupations.length > 0 && (
          <p className="mt-2 text-small text-muted">
            {words.field.occupations}: <span className="text-ink">{occupations.join("; ")}</span>
          </p>
        )}
      </div>
      {evidence.length > 0 ? (
        <div className="text-small">
          <p className="text-muted">{words.field.lines}:</p>
          <ul className="mt-1 grid gap-2">
            {evidence.map(({ span }) => {
              const { before, words: quoted, after } = quoteLine(report.resumeText, span, 40);
              return (
                <li key={span.join()}>
                  <q>
                    {before}
                    <span className="mark">{quoted}</span>
                    {after}
                  </q>
                </li>
              );
            })}
          </ul>
        </div>
      ) : (
        <p className="text-small">{words.field.none}</p>
      )}
    </section>
  );
}
