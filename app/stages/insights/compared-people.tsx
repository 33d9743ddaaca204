import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { Scrolling } from "#app/ui/scrolling.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { smallFieldLook } from "../live/looks.ts";
import type { ComparedPerson } from "./insights-model.ts";

/** So many people fit beside each other. */
export const maxCompared = 3;

/** Lists to choose the others from; someone who is chosen in one is not in the other. */
export function PeopleChoice({
  words,
  people,
  chosen,
  choose,
  isDisabled = false,
}: {
  words: { title: string; add: string; none: string };
  /** All who can be chosen. */
  people: readonly { id: string; name: string }[];
  /** Ids, in the order of the lists. */
  chosen: readonly string[];
  choose: (ids: string[]) => void;
  isDisabled?: boolean;
}) {
  return (
    <fieldset disabled={isDisabled} className="grid gap-4 sm:grid-cols-2 print:hidden">
      <legend className="sr-only">{words.title}</legend>
      {Array.from({ length: maxCompared - 1 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list is its place
        <label key={place} className="text-note font-semibold">
          {words.add}
          <select
            value={chosen[place] ?? ""}
            className={smallFieldLook}
            onChange={({ target }) => {
              const next = [...chosen];
              next[place] = target.value;
              choose(next.filter(Boolean));
            }}
          >
            <option value="">{words.none}</option>
            {people
              .filter(({ id }) => id === chosen[place] || !chosen.includes(id))
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
