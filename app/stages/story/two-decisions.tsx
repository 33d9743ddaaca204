import content from "#app/content/content.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { DecisionMark } from "../decision-mark.tsx";
import { standingOf } from "../decisions.ts";
import { PeopleCompared } from "../people-compared.tsx";
import { shortMoment } from "../person-steps.ts";
import { findPerson } from "../round.ts";
import { sourceText } from "../source-text.ts";
import { storyPeople } from "./moments.ts";

/** Compares two people by requirement, with the decision about each: reason, author and time. */
export function TwoDecisions() {
  const people = Object.values(storyPeople).map((id) => findPerson(content.round, id));
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[6fr_5fr]">
      <PeopleCompared people={people} />
      <div className="grid content-start gap-4">
        {people.map((person) => {
          const { id, name, decision } = person;
          if (!decision) throw new Error(`content/round: ${id} has no decision`);
          const { reason, quote, by, at } = decision;
          return (
            <div key={id} className="rounded-2xl border border-line bg-raised p-5 text-small">
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="display text-name">{name}</span>
                <DecisionMark standing={standingOf(person)} />
              </p>
              <p className="mt-3 text-base">{reason}</p>
              {quote && (
                <p className="mt-3">
                  <span className="mark">“{quote.text}”</span>
                  <span className="mt-1 block text-note text-muted">{sourceText(quote.source, content)}</span>
                </p>
              )}
              <p className="mt-3 border-t border-line pt-3 font-semibold">
                {fillTemplate(content.stages.story.decided, { by: by.name, at: shortMoment(at) })}
              </p>
            </div>
          );
        })}
      </div>
    </div>
  );
}
