import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import type { Person } from "./round.ts";

const columns = "grid grid-cols-2 gap-x-4 border-b border-line py-2 sm:grid-cols-[10rem_1fr_1fr]";

const statusOf = (label: string, { match }: Person) =>
  match?.requirements.find((own) => own.label === label)?.status;

/** The requirements in which people differ, with each person's score. */
export function PeopleCompared({ people }: { people: Person[] }) {
  const all = people[0]?.match?.requirements ?? [];
  const requirements = all.filter(
    ({ label }) => new Set(people.map((person) => statusOf(label, person))).size > 1,
  );
  return (
    <div className="text-small">
      <div className={columns}>
        <span className="max-sm:hidden" />
        {people.map(({ id, name, match }) => (
          <p key={id} className="flex flex-wrap justify-between gap-x-2 font-semibold">
            {name} <span className="tabular">{match?.score}</span>
            {match && <ScoreParts parts={match.parts} look="short" className="w-full font-normal" />}
          </p>
        ))}
      </div>
      {requirements.map(({ label }) => (
        <div key={label} className={columns}>
          <p className="font-semibold max-sm:col-span-2">{label}</p>
          {people.map((person) => {
            const status = statusOf(label, person);
            return <p key={person.id}>{status && <StatusMark status={status} />}</p>;
          })}
        </div>
      ))}
    </div>
  );
}
