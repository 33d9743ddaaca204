import { tool } from "virtual:resume-tool";
import shell from "virtual:shell";
import { StatusBadge } from "#app/pictures/status-badge.tsx";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import type { Answered, PostingFit } from "#app/tools/resume/worker/posting-fit.ts";
import { textLinkLooks } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Shown of each list before it is unfolded. */
const shownItems = 3;

function yearsText({ shown, asked }: NonNullable<Answered["years"]>): string {
  const { report } = tool;
  return shown === null
    ? fillTemplate(report.yearsUnknown, { asked })
    : fillTemplate(report.years, { asked, shown: Number(shown.toFixed(1)) });
}

function AnsweredItem({ answered }: { answered: Answered }) {
  const { label, status, quotation, years } = answered;
  return (
    <li>
      <p className="opening-fit-label">
        <span className="font-semibold">{label}</span>
        <StatusBadge status={status} text={shell.messages.status[status]} />
      </p>
      {quotation && (
        <q className="opening-fit-quotation">
          {quotation.before}
          <span className="mark">{quotation.words}</span>
          {quotation.after}
        </q>
      )}
      {years && <p className="text-sm text-muted tabular">{yearsText(years)}</p>}
    </li>
  );
}

function Missing({ title, labels }: { title: string; labels: string[] }) {
  if (labels.length === 0) return null;
  return (
    <p className="opening-fit-missing">
      <StatusBadge status="missing" text={title} /> {labels.join(" · ")}
    </p>
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

/** The fit of a résumé with a posting: the score, the evidence for the most important requirements, and what is missing. */
export function PostingFitPanel({ words, fit }: { words: CareersWords["portal"]["fit"]; fit: PostingFit }) {
  const { score, answered, missing } = fit;
  const rest = { answered: answered.slice(shownItems), missing: missing.slice(shownItems) };
  const restCount = rest.answered.length + rest.missing.length;
  return (
    <div className="opening-fit">
      <p className="opening-fit-score">
        <span>
          {words.score} <strong className="tabular">{score}</strong> {tool.report.of}
        </span>
        <span className="text-sm text-muted tabular">
          {fillTemplate(words.answered, { met: answered.length, asked: answered.length + missing.length })}
        </span>
      </p>
      <AnsweredList answered={answered.slice(0, shownItems)} />
      <Missing title={words.missing} labels={missing.slice(0, shownItems)} />
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
