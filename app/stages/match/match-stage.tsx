import content from "#app/content/content.data.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { inThreadOrder, RequirementList } from "../requirement-list.tsx";
import { ResumeSheet } from "../resume-sheet.tsx";
import { findPerson, type PersonMatch } from "../round.ts";
import { RoundNote } from "../round-note.tsx";

const words = () => content.stages.match;

function Tabs() {
  const { tabs } = words();
  return (
    <ul className="flex scrolls border-b border-line text-note text-muted">
      {tabs.map(({ title, text, url }, index) => (
        <li key={title} className="shrink-0 border-r border-line lg:flex-1">
          <SiteLink
            url={url}
            className={`block px-5.5 py-3 hover:bg-raised ${index === 0 ? "bg-raised shadow-[inset_0_3px_var(--color-marigold)]" : ""}`}
          >
            <strong className="block text-base text-ink">{title}</strong>
            {text}
          </SiteLink>
        </li>
      ))}
      <li className="max-w-78 self-center px-5.5 max-lg:hidden">
        <RoundNote />
      </li>
    </ul>
  );
}

/** Each part's points as consecutive strokes on a scale of 100. */
function SumBar({ parts }: Pick<PersonMatch, "parts">) {
  let end = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      height="8"
      strokeWidth="4"
      className="mt-4 w-full"
    >
      <path d="M0 2h100" className="stroke-line" />
      {parts.map(({ name, points }) => {
        const start = end;
        end += points;
        return (
          <path key={name} data-part d={`M${start} 2h${Math.max(0, points - 0.6)}`} className="stroke-leaf" />
        );
      })}
    </svg>
  );
}

const sumRow = "flex justify-between gap-4 border-t border-line py-2.5";

function Sum({ score, parts, requirements }: PersonMatch) {
  const { outOf, sum, missing, ask } = words();
  const gap = requirements.find(({ status }) => status === "missing");
  return (
    <div className="grid items-end gap-x-6 gap-y-4 max-xl:grid-cols-[auto_1fr] lg:max-xl:col-span-2 xl:content-start">
      <div>
        <span className="display text-score tracking-[-0.035em] tabular">{score}</span>
        <SumBar parts={parts} />
        <span className="mt-3 block text-small text-muted">{outOf}</span>
      </div>
      <dl className="text-small max-sm:col-span-2">
        {parts.map(({ name, points, of }) => (
          <div key={name} className={sumRow}>
            <dt>{content.score.parts[name].name}</dt>
            <dd className="font-semibold tabular">
              {points} <span className="font-normal text-muted">/ {of}</span>
            </dd>
          </div>
        ))}
        <div className={`${sumRow} border-t-[1.5px] border-ink! font-semibold`}>
          <dt>{sum}</dt>
          <dd className="tabular">{score}</dd>
        </div>
      </dl>
      {gap && (
        <p className="rounded-[10px] border border-dashed border-clay p-4 text-small max-xl:col-span-2">
          <strong className="text-clay">{fillTemplate(missing, { label: gap.label })}</strong> {ask}
        </p>
      )}
    </div>
  );
}

/**
 * A résumé, the opening's requirements, and threads between them. The threads are drawn once when the stage
 * is first visible, and a requirement's again when it is pressed (app/ui/thread-drawing.ts).
 */
export default function MatchStage() {
  const { round } = content;
  const person = findPerson(round, "asha-kulkarni");
  const { match } = person;
  if (!match) throw new Error("asha-kulkarni has no match");
  const all = inThreadOrder(match.requirements);
  const required = all.filter(({ mustHave }) => mustHave);
  const optional = all.filter(({ mustHave }) => !mustHave);
  const { label, mustHave, niceToHave } = words();
  return (
    <section aria-label={label} className="stage desk">
      <Tabs />
      <div
        id="try-match"
        tabIndex={-1}
        data-threads
        data-draws
        className="relative grid gap-y-8 px-5 py-7 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:px-10 xl:grid-cols-[20rem_minmax(0,1fr)_15rem]"
      >
        <div>
          <h2 className="text-name">{round.title}</h2>
          <p className="mt-1 text-small text-muted">
            {round.company}, {round.location}, {round.id}
          </p>
          <RequirementList title={mustHave} requirements={required} first={0} hasButtons />
          <RequirementList title={niceToHave} requirements={optional} first={required.length} hasButtons />
          <p role="status" className="sr-only" />
        </div>
        <div className="lg:ml-20 xl:mr-8 xl:ml-24">
          <ResumeSheet person={person} requirements={all} />
        </div>
        <Sum {...match} />
        <ThreadLayer />
      </div>
    </section>
  );
}
