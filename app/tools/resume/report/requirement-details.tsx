import type { Evidence, MatchReport, RequirementResult } from "resume-match";
import { useLanguage } from "#app/language/language.tsx";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { yearsText } from "#app/tools/resume/score/years-text.ts";
import { quoteLine } from "#app/tools/resume/worker/quotation.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

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
        <span lang="en">{rule}</span> ({words.places[place]})
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
  const { requirement, evidence, related, yearsShown } = result;
  const [start, end] = requirement.span;
  const asked = report.jobText.slice(start, end).trim();
  const language = useLanguage();
  const { years: askedYears } = requirement;
  const years =
    askedYears === undefined
      ? undefined
      : yearsText(words, { asked: askedYears, shown: yearsShown }, language);
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
        yearsShown === undefined && <p>{words.noEvidence}</p>
      )}
      {related.length > 0 && <p>{fillTemplate(words.related, { skills: related.join(", ") })}</p>}
    </>
  );
}
