import { useLanguage } from "#app/language/language.tsx";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { yearsText } from "#app/tools/resume/score/years-text.ts";
import type { Answered, PostingFit } from "#app/tools/resume/worker/posting-fit.ts";
import { useResumeTool } from "#app/tools/resume/worker/use-resume-tool.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { textLinkLooks } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";

/** Number of items shown per list before it is expanded. */
const shownItems = 3;

/** A requirement and its evidence from the résumé. */
function AnsweredItem({ answered: { label, status, quotation, years } }: { answered: Answered }) {
  const { report } = useResumeTool();
  const language = useLanguage();
  return (
    <li>
      <p className="opening-fit-label">
        <span lang="en">{label}</span> <StatusMark status={status} />
      </p>
      <div>
        {quotation && (
          <q className="opening-fit-quotation">
            {quotation.before}
            <span className="mark">{quotation.words}</span>
            {quotation.after}
          </q>
        )}
        {years && <p className="opening-fit-years">{yearsText(report, years, language)}</p>}
      </div>
    </li>
  );
}

function Missing({ title, labels }: { title: string; labels: string[] }) {
  if (labels.length === 0) return null;
  return (
    <p className="opening-fit-missing">
      <StatusMark status="missing" text={title} /> <span lang="en">{labels.join(" · ")}</span>
    </p>
  );
}

function MissingRows({ title, labels }: { title: string; labels: string[] }) {
  return (
    <ul className="opening-fit-list">
      {labels.map((label) => (
        <li key={label}>
          <p className="opening-fit-label">
            <span lang="en">{label}</span> <StatusMark status="missing" text={title} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function AnsweredList({ answered }: { answered: Answered[] }) {
  if (answered.length === 0) return null;
  return (
    <ul className="opening-fit-list">
      {answered.map((item) => (
        <AnsweredItem key={item.label} answered={item} />
      ))}
    </ul>
  );
}

/**
 * A résumé's fit with a posting: the score, evidence for the most important requirements, and those that are
 * missing. `isWhole` shows all requirements, expanded.
 */
export function PostingFitPanel({
  words,
  fit: { score, parts, answered, missing },
  isWhole = false,
}: {
  words: CareersWords["portal"]["fit"];
  fit: PostingFit;
  isWhole?: boolean;
}) {
  const { report } = useResumeTool();
  const language = useLanguage();
  const shown = isWhole ? Number.POSITIVE_INFINITY : shownItems;
  const rest = { answered: answered.slice(shown), missing: missing.slice(shown) };
  const restCount = rest.answered.length + rest.missing.length;
  const asked = answered.length + missing.length;
  if (asked === 0) return <p className="opening-fit text-sm text-muted">{words.noRequirements}</p>;
  return (
    <div className="opening-fit">
      <p className="opening-fit-score">
        <span>
          {words.score} <strong>{score}</strong> {report.of}
        </span>
        <span>{fillPlural(words.answered, { met: answered.length, asked }, language)}</span>
      </p>
      <p className="pb-2">
        <ScoreParts parts={parts} look="fits" />
      </p>
      <AnsweredList answered={answered.slice(0, shown)} />
      {isWhole ? (
        <MissingRows title={words.missing} labels={missing} />
      ) : (
        <Missing title={words.missing} labels={missing.slice(0, shown)} />
      )}
      {restCount > 0 && (
        <details>
          <summary className={textLinkLooks.block}>{fillTemplate(words.more, { count: restCount })}</summary>
          <AnsweredList answered={rest.answered} />
          <Missing title={words.missing} labels={rest.missing} />
        </details>
      )}
    </div>
  );
}
