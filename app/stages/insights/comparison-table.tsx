import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { Scrolling } from "#app/ui/scrolling.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { smallFieldLook } from "../live/looks.ts";
import { round, words } from "./insights.data.ts";
import type { ComparedPerson, InsightsModel } from "./insights-model.ts";

const places = [0, 1];

function Pickers({ model }: { model: InsightsModel }) {
  const chosen = model.compared.slice(1).map(({ id }) => id);
  return (
    <fieldset disabled={!model.isLive} className="grid gap-4 sm:grid-cols-2 print:hidden">
      <legend className="sr-only">{words.compare.title}</legend>
      {places.map((place) => (
        <label key={place} className="text-note font-semibold">
          {words.compare.add}
          <select
            value={chosen[place] ?? ""}
            className={smallFieldLook}
            onChange={({ target }) => {
              const next = [...chosen];
              next[place] = target.value;
              model.compare(next.filter((id) => id !== undefined && id !== ""));
            }}
          >
            <option value="">{words.compare.none}</option>
            {round.people
              .filter(({ id }) => id !== model.person.id && (id === chosen[place] || !chosen.includes(id)))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

/** Compares two or three people by requirement, with quotations. */
export function ComparedTable({
  label,
  requirement,
  compared,
  labels,
}: {
  label: string;
  /** The heading of the column of requirements. */
  requirement: string;
  compared: readonly ComparedPerson[];
  /** The requirements, in their order. */
  labels: readonly string[];
}) {
  return (
    <Scrolling label={label} look="mt-4 scrolls">
      <table className="w-full min-w-[34rem] border-collapse text-left [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:align-top">
        <thead>
          <tr>
            <th scope="col">{requirement}</th>
            {compared.map(({ id, name, score, parts }) => (
              <th key={id} scope="col">
                {name} <span className="tabular">{score}</span>
                <ScoreParts parts={parts} look="short" className="block font-normal" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((name) => (
            <tr key={name}>
              <th scope="row" className="font-semibold">
                {name}
              </th>
              {compared.map(({ id, requirements }) => {
                const own = requirements.find((one) => one.label === name);
                return (
                  <td key={id}>
                    {own && <StatusMark status={own.status} />}
                    {own?.quote !== undefined && (
                      <span className="block">
                        <span className="mark-line">{own.quote}</span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** The comparison of the stage, with the lists of people. */
export function ComparisonTable({ model }: { model: InsightsModel }) {
  const { compared, result } = model;
  return (
    <div className="p-5 text-small">
      <p className="mb-3 font-semibold">{words.compare.title}</p>
      <Pickers model={model} />
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
