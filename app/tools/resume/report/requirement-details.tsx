import type { Evidence, MatchReport, RequirementResult } from "resume-match";
import { English } from "#app/language/language.tsx";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { quoteLine } from "#app/tools/resume/worker/quotation.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

function yearsText(words: ReportWords, { requirement, yearsShown }: RequirementResult): string | undefined {
  const asked = requirement.years;
  if (asked === undefined) return undefined;
  return yearsShown === undefined
    ? fillTemplate(words.yearsUnknown, { asked })
    : fillTemplate(words.years, { asked, shown: Number(yearsShown.toFixed(1)) });
}

function Quotation({ words, evidence, text }: { words: ReportWords; evidence: Evidence; text: string }) {
  const { span, place, rule } = evidence;
  const { before, words: quoted, after } = quoteLine(text, span);
  return (
    <li>
      <q>
        {before}
        <span className="mark">{quoted}</span>
        {after}
      </q>
      <span className="block text-note text-muted">
        <English>{rule}</English> ({words.places[place]})
      </span>
    </li>
  );
}

/** The reasons for a requirement's status: words of the posting and the résumé, and the rule between them. */
export function RequirementDetails({
  words,
  result,
  report,
}: {
  words: ReportWords;
  result: RequirementResult;
  report: MatchReport;
}) {
  const { requirement, evidence, related } = result;
  const [start, end] = requirement.span;
  const asked = report.jobText.slice(start, end).trim();
  const years = yearsText(words, result);
  return (
    <>
      {asked !== "" && (
        <p className="text-muted">
          {words.asked}: <q>{asked}</q>
        </p>
      )}
      {years !== undefined && <p className="font-medium tabular">{years}</p>}
      {evidence.length > 0 ? (
        <div>
          <p className="text-muted">{words.evidence}:</p>
          <ul className="mt-1 grid gap-2">
            {evidence.map((item) => (
              <Quotation
                key={`${item.span.join()} ${item.rule}`}
                words={words}
                evidence={item}
                text={report.resumeText}
              />
            ))}
          </ul>
        </div>
      ) : (
        result.yearsShown === undefined && <p>{words.noEvidence}</p>
      )}
      {related.length > 0 && <p>{fillTemplate(words.related, { skills: related.join(", ") })}</p>}
    </>
  );
}
