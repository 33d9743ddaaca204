import content from "#app/content/content.data.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { findPerson, type Person } from "./round.ts";

const columns = "grid grid-cols-2 gap-x-4 border-b border-line py-2 sm:grid-cols-[10rem_1fr_1fr]";

const statusOf = (label: string, { match }: Person) =>
  match?.requirements.find((own) => own.label === label)?.status;

/** Compares people by requirement. `isShort` shows only where they differ, and no quotations. */
export function PeopleCompared({ people, isShort = false }: { people: Person[]; isShort?: boolean }) {
  const all = people[0]?.match?.requirements ?? [];
  const requirements = all.filter(
    ({ label }) => !isShort || new Set(people.map((person) => statusOf(label, person))).size > 1,
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
          {people.map(({ id, match }) => {
            const requirement = match?.requirements.find((own) => own.label === label);
            const quote = requirement?.evidence[0]?.quote;
            return (
              <p key={id}>
                {requirement && <StatusMark status={requirement.status} />}
                {!isShort && quote !== undefined && requirement?.status !== "missing" && (
                  <span className="block">
                    <span className="mark-line">{quote}</span>
                  </span>
                )}
              </p>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Compares two people of the round. */
export function Comparison() {
  const people = ["asha-kulkarni", "imran-qureshi"].map((id) => findPerson(content.round, id));
  return <PeopleCompared people={people} />;
}
