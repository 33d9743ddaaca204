import { round } from "#app/stages/insights/insights.data.ts";
import { isScored, resultOf } from "#app/stages/insights/insights-person.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

/** A claim of a report that can be struck. The match without it is the engine's. Works without scripts. */
export function PageGesture({ person: id, strike, score, link }: GestureOf<"PAGE">) {
  const person = round.people.find((own) => own.id === id);
  const all = resultOfPerson(person);
  if (!person || !all) throw new Error(`${id} has no report with a claim that counts`);
  const { claim, before, after } = all;
  const [source] = claim.sources;
  return (
    <div data-no-markdown className="group sheet rounded-2xl p-6 sm:p-7">
      <p className="flex items-end justify-between gap-4">
        <span>
          <span className="block">
            <strong>{person.name}</strong> <SampleTag />
          </span>
          <span className="text-note text-muted">
            {round.title}, {round.company}
          </span>
        </span>
        <span aria-live="polite" className="grid text-right *:col-start-1 *:row-start-1">
          <span className="group-has-checked:invisible">
            <span className="display text-figure tracking-[-0.035em] tabular">{before.score}</span>
          </span>
          <span className="invisible group-has-checked:visible">
            <span className="display text-figure tracking-[-0.035em] tabular">{after.score}</span>
          </span>
        </span>
      </p>
      <p className="mt-2 text-right text-note text-muted">{score}</p>
      <p className="mt-4 border-t border-line pt-4 font-semibold">{claim.topic}</p>
      <p className="mt-1 text-small group-has-checked:text-muted group-has-checked:line-through">
        <span className="mark-line">{source?.quote}</span>{" "}
        <span className="text-muted">({source?.place})</span>
      </p>
      <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3 text-small font-semibold print:hidden">
        <input type="checkbox" className="size-5 accent-leaf" />
        {strike}
      </label>
      <p className="mt-3 grid border-t-[1.5px] border-ink pt-3 *:col-start-1 *:row-start-1">
        <ScoreParts parts={before.parts} className="group-has-checked:invisible" />
        <ScoreParts parts={after.parts} className="invisible group-has-checked:visible" />
      </p>
      <TextLink url={link.url}>{link.title}</TextLink>
    </div>
  );
}

/** The claim whose loss costs the person most, with the match before and after. */
function resultOfPerson(person: (typeof round.people)[number] | undefined) {
  if (!person) return undefined;
  const before = resultOf(person, new Map());
  const [most] = person.claims
    .filter(isScored)
    .map((claim) => ({ claim, before, after: resultOf(person, new Map([[claim.id, ""]])) }))
    .toSorted((a, b) => a.after.score - b.after.score);
  return most;
}
