import { useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { smallFieldLook } from "../live/looks.ts";
import stageWords from "../stage-words.data.ts";
import { round, words } from "./board.data.ts";
import { columnTexts } from "./board-columns.ts";
import type { BoardRow } from "./board-rows.ts";
import { type Bar, daysInStep, type Measure, measures, reportBars } from "./report-data.ts";

const groupings = ["flags", "source", "location", "owner"] as const;
type Grouping = (typeof groupings)[number];
const other = "OTHER";
/** Longer lists of people are truncated. */
const maxPeople = 60;

const titles: Record<string, string> = {
  ...stageWords.steps,
  ...words.flags.states,
  [other]: words.reports.otherReason,
};
const barTitle = (id: string) => titles[id] ?? id;

function barValue(value: number, measure: Measure): string {
  if (measure !== "TIME_IN_STEP")
    return fillTemplate(value === 1 ? words.reports.person : words.reports.people, { count: value });
  return fillTemplate(words.reports.days, { days: value.toLocaleString("en", { maximumFractionDigits: 1 }) });
}

type Open = { group: string; bar: string };

function Chart({
  title,
  bars,
  measure,
  max,
  open,
  toggle,
}: {
  title: string;
  bars: Bar[];
  measure: Measure;
  max: number;
  open: string | undefined;
  toggle: (bar: string) => void;
}) {
  return (
    <div>
      {title !== "" && <h3 className="mb-1 text-small font-semibold">{title}</h3>}
      <ul className="border-b border-line">
        {bars.map(({ id, value, rows }) => (
          <li key={id} className="border-t border-line">
            <button
              type="button"
              aria-expanded={open === id}
              className="grid min-h-11 w-full cursor-pointer grid-cols-[9rem_1fr] items-center gap-x-4 text-left hover:bg-sunk sm:grid-cols-[14rem_1fr_9rem]"
              onClick={() => toggle(id)}
            >
              <span>{barTitle(id)}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="h-4 w-full max-sm:order-3 max-sm:col-span-2"
              >
                <rect width={max === 0 ? 0 : (100 * value) / max} height="10" className="fill-leaf" />
              </svg>
              <span className="text-note text-muted tabular">
                {barValue(value, measure)}
                {measure === "TIME_IN_STEP" && `, ${barValue(rows.length, "FURTHEST_STEP")}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function People({ bar, measure, choose }: { bar: Bar; measure: Measure; choose: (id: string) => void }) {
  return (
    <section aria-label={barTitle(bar.id)} className="rounded-2xl bg-sunk p-5">
      <p className="font-semibold">
        {fillTemplate(words.reports.behind, { bar: barTitle(bar.id), count: bar.rows.length })}
      </p>
      <ul className="mt-2">
        {bar.rows.slice(0, maxPeople).map((row) => {
          const days = daysInStep(row, bar.id as never);
          return (
            <li key={row.id} className="flex justify-between gap-4 border-t border-line py-1.5">
              <button
                type="button"
                className="cursor-pointer text-left underline"
                onClick={() => choose(row.id)}
              >
                {row.person.name}
              </button>
              <span className="text-note text-muted tabular">
                {measure === "TIME_IN_STEP" && days !== undefined
                  ? barValue(days, measure)
                  : measure === "FLAGS"
                    ? columnTexts.flags(row)
                    : stageWords.decisions[row.standing]}
              </span>
            </li>
          );
        })}
      </ul>
      {bar.rows.length > maxPeople && (
        <p className="mt-2 text-note text-muted">
          {fillTemplate(words.reports.more, { count: bar.rows.length - maxPeople })}
        </p>
      )}
    </section>
  );
}

/** Reports about the rows of the view. Clicking a bar lists its people. */
export function Reports({ rows, choose }: { rows: BoardRow[]; choose: (id: string) => void }) {
  const [measure, setMeasure] = useState<Measure>("TIME_IN_STEP");
  const [group, setGroup] = useState<Grouping | "">("");
  const days = round.people.map(({ applied }) => applied.at.slice(0, 10)).toSorted();
  const [from, setFrom] = useState(days[0] ?? "");
  const [until, setUntil] = useState(days.at(-1) ?? "");
  const [open, setOpen] = useState<Open>();
  const within = rows.filter(({ person }) => {
    const day = person.applied.at.slice(0, 10);
    return (from === "" || day >= from) && (until === "" || day <= until);
  });
  const grouped = group === "" ? new Map([["", within]]) : Map.groupBy(within, columnTexts[group]);
  const charts = [...grouped].map(([title, people]) => ({ title, bars: reportBars(people, measure, other) }));
  const max = Math.max(0, ...charts.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const openBar = charts.find(({ title }) => title === open?.group)?.bars.find(({ id }) => id === open?.bar);
  const close = () => setOpen(undefined);
  return (
    <div className="border-t border-line p-5 text-small">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
        <label className="text-note font-semibold">
          {words.reports.measure}
          <select
            value={measure}
            className={smallFieldLook}
            onChange={({ target }) => {
              setMeasure(measures.find((name) => name === target.value) ?? "TIME_IN_STEP");
              close();
            }}
          >
            {measures.map((name) => (
              <option key={name} value={name}>
                {words.reports.measures[name]}
              </option>
            ))}
          </select>
        </label>
        <label className="text-note font-semibold">
          {words.view.group}
          <select
            value={group}
            className={smallFieldLook}
            onChange={({ target }) => {
              setGroup(groupings.find((name) => name === target.value) ?? "");
              close();
            }}
          >
            <option value="">{words.view.none}</option>
            {groupings.map((name) => (
              <option key={name} value={name}>
                {words.columns[name]}
              </option>
            ))}
          </select>
        </label>
        {(
          [
            [words.reports.from, from, setFrom],
            [words.reports.until, until, setUntil],
          ] as const
        ).map(([label, value, change]) => (
          <label key={label} className="text-note font-semibold">
            {label}
            <input
              type="date"
              value={value}
              min={days[0]}
              max={days.at(-1)}
              className={smallFieldLook}
              onChange={({ target }) => change(target.value)}
            />
          </label>
        ))}
      </div>
      <p className="mt-4 text-muted">{words.reports.notes[measure]}</p>
      <div className={`mt-4 grid gap-8 ${openBar ? "lg:grid-cols-[minmax(0,1fr)_24rem]" : ""}`}>
        <div className="grid content-start gap-6">
          {max === 0 ? (
            <p className="py-8 text-center text-muted">{words.reports.nothing}</p>
          ) : (
            charts
              .filter(({ bars }) => bars.length > 0)
              .map(({ title, bars }) => (
                <Chart
                  key={title}
                  title={title}
                  bars={bars}
                  measure={measure}
                  max={max}
                  open={open?.group === title ? open.bar : undefined}
                  toggle={(bar) =>
                    setOpen(open?.group === title && open.bar === bar ? undefined : { group: title, bar })
                  }
                />
              ))
          )}
        </div>
        {openBar && <People bar={openBar} measure={measure} choose={choose} />}
      </div>
    </div>
  );
}
