import { ComparedTable, PeopleChoice } from "./compared-people.tsx";
import { round, words } from "./insights.data.ts";
import type { InsightsModel } from "./insights-model.ts";

/** The comparison of the stage, with the lists of people. */
export function ComparisonTable({ model }: { model: InsightsModel }) {
  const { compared, person, result } = model;
  return (
    <div className="p-5 text-small">
      <p className="mb-3 font-semibold">{words.compare.title}</p>
      <PeopleChoice
        words={words.compare}
        people={round.people.filter(({ id }) => id !== person.id)}
        chosen={compared.slice(1).map(({ id }) => id)}
        choose={model.compare}
        isDisabled={!model.isLive}
      />
      {compared.length > 0 && (
        <ComparedTable
          label={words.compare.title}
          requirement={words.compare.requirement}
          compared={compared}
          labels={result.requirements.map(({ label }) => label)}
        />
      )}
    </div>
  );
}
