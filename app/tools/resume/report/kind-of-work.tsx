import type { MatchReport } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { quoteLine } from "#app/tools/resume/worker/quotation.ts";

/** The résumé's lines closest to the kind of work. Single words are quoted only if there is nothing else. */
export function KindOfWork({ words, report }: { words: ReportWords; report: MatchReport }) {
  const { evidence } = report.field;
  const lines = evidence.filter(({ quote }) => /\s/.test(quote));
  const quotes = lines.length > 0 ? lines : evidence;
  return (
    <section aria-labelledby="report-kind" className="report-kind border-t border-line px-5 py-7 lg:px-10">
      <div>
        <h3 id="report-kind">{words.field.title}</h3>
        <p className="mt-2 text-small text-muted">{words.field.note}</p>
      </div>
      {quotes.length > 0 ? (
        <div className="text-small">
          <p className="text-muted">{words.field.lines}:</p>
          <ul className="mt-1 grid gap-2">
            {quotes.map(({ span }) => {
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
