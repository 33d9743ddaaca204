import type { Standing } from "../decisions.ts";
import { type FlagGroup, flagGroups } from "./board-tests.ts";

export const columnIds = [
  "score",
  "name",
  "evidence",
  "open",
  "interview",
  "tests",
  "flags",
  "waiting",
  "source",
  "location",
  "step",
  "changed",
  "owner",
  "decision",
] as const;
export type ColumnId = (typeof columnIds)[number];

/** Default columns. The name is always shown. */
export const firstColumns: readonly ColumnId[] = ["score", "name", "evidence", "open", "step", "decision"];

export const groupings = ["decision", "flags", "source", "location", "owner"] as const;
export type Grouping = (typeof groupings)[number];

const sortable = [
  "score",
  "name",
  "tests",
  "flags",
  "waiting",
  "changed",
  "decision",
  "source",
  "location",
  "owner",
] as const;
export type SortId = (typeof sortable)[number];

export const standings = ["OPEN", "SELECT", "HOLD", "REJECT", "WITHDREW"] as const satisfies Standing[];
export const manyRows = 5_000;

/** Board settings that are stored in the URL. */
export type BoardView = {
  name: string;
  standing?: Standing | undefined;
  source?: string | undefined;
  flags?: FlagGroup | undefined;
  sort: { id: SortId; isDescending: boolean };
  group?: Grouping | undefined;
  columns: ColumnId[];
  hasManyRows: boolean;
  person?: string | undefined;
};

export const firstView: BoardView = {
  name: "",
  sort: { id: "score", isDescending: true },
  columns: [...firstColumns],
  hasManyRows: false,
};

export function isSortable(id: string): id is SortId {
  return sortable.some((known) => known === id);
}

const maxName = 60;

/**
 * Reads the view from a query. Invalid values are ignored, and their parameters are listed in `unknown`.
 * @param sources the sources of applications
 * @param people ids of people in the round
 */
export function readView(
  query: URLSearchParams,
  sources: readonly string[],
  people: readonly string[],
): { view: BoardView; unknown: string[] } {
  const unknown: string[] = [];
  const read = <Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = query.get(name);
    if (text === null || text === "") return undefined;
    const value = parse(text);
    if (value === undefined) unknown.push(name);
    return value;
  };
  const oneOf =
    <Value extends string>(values: readonly Value[]) =>
    (text: string) =>
      values.find((value) => value.toLowerCase() === text.toLowerCase());
  const standing = read("state", oneOf(standings));
  const source = read("source", oneOf(sources));
  const flags = read("flags", oneOf(flagGroups));
  const group = read("group", oneOf(groupings));
  const person = read("person", oneOf(people));
  const sort = read("sort", (text) => {
    const isDescending = text.startsWith("-");
    const id = text.slice(isDescending ? 1 : 0);
    return isSortable(id) ? { id, isDescending } : undefined;
  });
  const columns = read("columns", (text) => {
    const named = text.split(",");
    return named.every((id) => columnIds.some((known) => known === id))
      ? columnIds.filter((id) => id === "name" || named.includes(id))
      : undefined;
  });
  const rows = read("rows", (text) => (text === String(manyRows) ? true : undefined));
  return {
    view: {
      name: (query.get("q") ?? "").slice(0, maxName),
      sort: sort ?? firstView.sort,
      columns: columns ?? firstView.columns,
      hasManyRows: rows ?? false,
      standing,
      source,
      flags,
      group,
      person,
    },
    unknown,
  };
}

/** The query for a view; empty for the default view. */
export function writeView(view: BoardView): URLSearchParams {
  const query = new URLSearchParams();
  const { name, standing, source, flags, sort, group, columns, hasManyRows, person } = view;
  if (name !== "") query.set("q", name);
  if (standing) query.set("state", standing.toLowerCase());
  if (source !== undefined) query.set("source", source.toLowerCase());
  if (flags) query.set("flags", flags.toLowerCase());
  if (sort.id !== firstView.sort.id || !sort.isDescending)
    query.set("sort", `${sort.isDescending ? "-" : ""}${sort.id}`);
  if (group) query.set("group", group);
  if (columns.join() !== firstColumns.join()) query.set("columns", columns.join(","));
  if (hasManyRows) query.set("rows", String(manyRows));
  if (person !== undefined) query.set("person", person);
  return query;
}
