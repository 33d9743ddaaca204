import content from "#app/content/content.data.ts";
import { inThreadOrder, RequirementList } from "../requirement-list.tsx";
import { ResumeSheet } from "../resume-sheet.tsx";
import { findPerson, type PersonMatch } from "../round.ts";
import { SlideFrame } from "./slide-frame.tsx";

/** The person of the round whose résumé shows most of what the opening asks for. */
const shown = "kunal-bhatia";

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

/** The score, the parts that add up to it, and the question that the résumé leaves open. */
function Sum({ match: { score, parts }, question }: { match: PersonMatch; question: string | undefined }) {
  const { outOf, sum, askFirst } = content.stages.match;
  return (
    <>
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
      {question && (
        <p className="rounded-[10px] border border-dashed border-clay p-4 text-small max-xl:col-span-2">
          <strong className="block text-clay">{askFirst}</strong> {question}
        </p>
      )}
    </>
  );
}

/**
 * A résumé, the opening's requirements, and threads between them. The threads are drawn once when the stage
 * is first visible, and a requirement's again when it is pressed (app/ui/thread-drawing.ts).
 */
export function ResumeSlide() {
  const { round, stages } = content;
  const person = findPerson(round, shown);
  const { match } = person;
  if (!match) throw new Error(`${shown} has no match`);
  const all = inThreadOrder(match.requirements);
  const required = all.filter(({ mustHave }) => mustHave);
  const optional = all.filter(({ mustHave }) => !mustHave);
  const { mustHave, niceToHave } = stages.match;
  return (
    <SlideFrame
      asked={
        <>
          <h2 className="text-name">{round.title}</h2>
          <p className="mt-1 text-small text-muted">
            {round.company}, {round.location}, {round.id}
          </p>
          <RequirementList title={mustHave} requirements={required} first={0} hasButtons />
          <RequirementList title={niceToHave} requirements={optional} first={required.length} hasButtons />
          <p role="status" className="sr-only" />
        </>
      }
      sheet={<ResumeSheet person={person} requirements={all} />}
      outcome={<Sum match={match} question={person.openQuestion} />}
    />
  );
}
