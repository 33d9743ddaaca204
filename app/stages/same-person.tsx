import content from "#app/content/content.data.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Person } from "./round.ts";
import { shortDay } from "./short-day.ts";

/** Pairs of applications by the same person: the one that was processed further, then the duplicate. */
export function samePeople(): [Person, Person][] {
  const { people } = content.round;
  return people.flatMap((other): [Person, Person][] => {
    const person = people.find(({ id }) => id === other.samePersonAs);
    return person ? [[person, other]] : [];
  });
}

/** Two applications of one person side by side, and the decision on the second. */
export function SamePerson({ people }: { people: [Person, Person] }) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-4">
        {people.map(({ id, name, applied, match }) => (
          <li key={id} className="flex justify-between gap-2">
            <span>
              {name}
              <span className="block text-note text-muted">
                {fillTemplate(content.stages.ranking.arrived, { day: shortDay(applied.at.slice(0, 10)) })}
              </span>
              {match && <ScoreParts parts={match.parts} look="short" className="block" />}
            </span>
            <strong className="tabular">{match?.score}</strong>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-note text-muted">{people[1].decision?.reason}</p>
    </>
  );
}
