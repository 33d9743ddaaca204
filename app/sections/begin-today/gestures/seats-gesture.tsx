import content from "#app/content/content.data.ts";
import { peopleByScore, strongestEvidence } from "#app/stages/round.ts";
import { storyPeople } from "#app/stages/story/moments.ts";
import type { GestureOf } from "./gesture.schema.ts";
import { Scrubber } from "./scrubber.tsx";

/** A floor with a seat for each person of the round, best match first. The seats fill under the pointer. */
export function SeatsGesture({ title, label, live, link }: GestureOf<"SEATS">) {
  const people = peopleByScore(content.round);
  /** At first the seats are filled up to the person who got the offer. */
  const filled = people.findIndex(({ id }) => id === storyPeople.selected) + 1;
  const texts = people.map((person) => {
    const evidence = strongestEvidence(person);
    return {
      title: person.name,
      text: evidence ? `“${evidence.quote}”` : live.without,
    };
  });
  return (
    <Scrubber label={label} count={live.count} texts={texts} chosen={filled} link={link}>
      <p className="text-small text-muted">{title}</p>
      <ul aria-hidden="true" className="mt-3 grid grid-cols-8 sm:grid-cols-10 xl:grid-cols-20">
        {people.map(({ id }, index) => (
          <li
            key={id}
            data-step
            data-on={index < filled ? "" : undefined}
            className="p-1 text-control data-on:text-marigold"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 40 44"
              strokeWidth="1.5"
              className="seat w-full stroke-current"
            >
              <path d="M2 2h36v15H2zM10 17v4M30 17v4" />
              <path d="M11 26h18v12q0 4-4 4H15q-4 0-4-4z" />
            </svg>
          </li>
        ))}
      </ul>
    </Scrubber>
  );
}
