import content from "#app/content/content.data.ts";
import { draftMessage } from "#app/stages/draft-message.ts";
import { controlLook } from "#app/stages/live/looks.ts";
import { findPerson, strongestEvidence } from "#app/stages/round.ts";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

/** Each decision with its key, and the class that shows its letter once it is chosen. */
const decisions = [
  { decision: "SELECT", letter: "S", shown: "group-has-[[value=SELECT]:checked]:visible" },
  { decision: "HOLD", letter: "H", shown: "group-has-[[value=HOLD]:checked]:visible" },
  { decision: "REJECT", letter: "R", shown: "group-has-[[value=REJECT]:checked]:visible" },
] as const;

/** An open candidate of the round. Choosing a decision shows how its letter begins. Works without scripts. */
export function DecideGesture({ person: id, question, keys, undecided, undo, link }: GestureOf<"DECIDE">) {
  const person = findPerson(content.round, id);
  const evidence = strongestEvidence(person);
  const names = content.stages.decisions;
  /** The greeting and the paragraph after it. */
  const letterOf = (decision: (typeof decisions)[number]["decision"]) =>
    draftMessage(person.name, { decision, by: "" }).text.split("\n\n").slice(0, 2).join("\n");
  return (
    <div data-gesture="DECIDE" data-no-markdown className="group sheet rounded-2xl p-6 sm:p-7">
      <p className="flex items-baseline justify-between gap-4">
        <strong className="display text-name">
          {person.name} <SampleTag />
        </strong>
        <span className="display text-name tabular">{person.match?.score}</span>
      </p>
      {evidence && (
        <p className="mt-2 text-small">
          <span className="mark">{evidence.quote}</span>
        </p>
      )}
      {person.openQuestion !== undefined && (
        <p className="mt-2 text-small text-muted">{person.openQuestion}</p>
      )}
      <fieldset className="mt-5">
        <legend className="text-small font-semibold">{question}</legend>
        <div className="mt-2 grid gap-2 min-[24rem]:grid-cols-3 md:grid-cols-1 lg:grid-cols-3">
          {decisions.map(({ decision, letter }) => (
            <label
              key={decision}
              className="flex min-h-12 cursor-pointer items-center gap-2 rounded-[10px] border border-control px-3 text-small font-semibold has-checked:border-leaf has-checked:bg-leaf-soft"
            >
              <input
                type="radio"
                name="decision"
                value={decision}
                data-key={letter}
                className="size-4 accent-leaf"
              />
              {names[decision]}
              <span aria-hidden="true" className="ml-auto text-note font-normal text-muted max-sm:hidden">
                {letter}
              </span>
            </label>
          ))}
        </div>
        <div
          aria-live="polite"
          className="mt-4 grid border-t border-line pt-4 text-small *:col-start-1 *:row-start-1"
        >
          <p className="text-muted group-has-[[data-key]:checked]:invisible">{undecided}</p>
          {decisions.map(({ decision, shown }) => (
            <p key={decision} className={`invisible whitespace-pre-line ${shown}`}>
              {letterOf(decision)}
            </p>
          ))}
        </div>
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-note text-muted print:hidden">
          <span className="max-sm:hidden">{keys}</span>
          <label
            className={`invisible cursor-pointer group-has-[[data-key]:checked]:visible has-focus-visible:visible ${controlLook}`}
          >
            <input type="radio" name="decision" value="" className="size-4 accent-leaf" />
            {undo}
          </label>
        </p>
      </fieldset>
      <TextLink url={link.url}>{link.title}</TextLink>
    </div>
  );
}
