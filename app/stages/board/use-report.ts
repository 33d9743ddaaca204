import { startTransition, useState } from "react";
import { columnTexts } from "./board-columns.ts";
import type { BoardRow } from "./board-rows.ts";
import { type Measure, reportBars } from "./report-data.ts";
import { otherReason } from "./report-words.ts";

export const groupings = ["flags", "source", "location", "owner"] as const;
export type Grouping = (typeof groupings)[number];

type Open = { group: string; bar: string };

/** The question that a report answers. Days are as `YYYY-MM-DD`; an empty one is no limit. */
function useQuestion(rows: BoardRow[], first: Measure) {
  const days = rows.map(({ person }) => person.applied.at.slice(0, 10)).toSorted();
  const [measure, setMeasure] = useState(first);
  const [group, setGroup] = useState<Grouping | "">("");
  const [from, setFrom] = useState(days[0] ?? "");
  const [until, setUntil] = useState(days.at(-1) ?? "");
  return {
    firstDay: days[0],
    lastDay: days.at(-1),
    measure,
    setMeasure,
    group,
    setGroup,
    from,
    setFrom,
    until,
    setUntil,
  };
}

/** A report about the rows: the question, its charts, and the bar that is open. */
export function useReport(rows: BoardRow[], first: Measure = "TIME_IN_STEP") {
  const question = useQuestion(rows, first);
  const { measure, group, from, until } = question;
  const [open, setOpen] = useState<Open>();
  const within = rows.filter(({ person }) => {
    const day = person.applied.at.slice(0, 10);
    return (from === "" || day >= from) && (until === "" || day <= until);
  });
  const grouped = group === "" ? new Map([["", within]]) : Map.groupBy(within, columnTexts[group]);
  const charts = [...grouped].map(([title, people]) => ({
    title,
    bars: reportBars(people, measure, otherReason),
    open: open?.group === title ? open.bar : undefined,
  }));
  const close = () => setOpen(undefined);
  return {
    question: {
      ...question,
      setMeasure(next: Measure) {
        question.setMeasure(next);
        close();
      },
      setGroup(next: Grouping | "") {
        question.setGroup(next);
        close();
      },
    },
    charts,
    max: Math.max(0, ...charts.flatMap(({ bars }) => bars.map(({ value }) => value))),
    openBar: charts.find(({ title }) => title === open?.group)?.bars.find(({ id }) => id === open?.bar),
    toggle: (group: string, bar: string) =>
      startTransition(() =>
        setOpen((before) => (before?.group === group && before.bar === bar ? undefined : { group, bar })),
      ),
  };
}
export type ReportQuestion = ReturnType<typeof useReport>["question"];
