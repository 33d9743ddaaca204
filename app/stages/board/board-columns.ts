import {
  columnFilteringFeature,
  columnGroupingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import { collator } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";
import type { Standing } from "../decisions.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { BoardRow } from "./board-rows.ts";
import { flagGroup, flagOrder, flagsText, testsText } from "./board-tests.ts";
import { standings } from "./board-view.ts";

export const features = tableFeatures({
  columnFilteringFeature,
  columnGroupingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  groupedRowModel: createGroupedRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const helper = createColumnHelper<typeof features, BoardRow>();
const inOrder = collator("en", { numeric: true }).compare;
const noScore = -1;
const unknown = "–";

/** Returns 0 for equal values; such rows are then sorted by name. */
type Compared = { original: BoardRow };
const byText = (textOf: (row: BoardRow) => string) => (a: Compared, b: Compared) =>
  inOrder(textOf(a.original), textOf(b.original));
const byNumber = (numberOf: (row: BoardRow) => number) => (a: Compared, b: Compared) =>
  numberOf(a.original) - numberOf(b.original);

const standingOrder = (standing: Standing) => standings.indexOf(standing);

export const sourceName = (row: BoardRow) => words.sources[row.person.applied.source];
export const ownerName = ({ person, decision }: BoardRow) => person.owner ?? decision?.by ?? words.noOwner;

/** Text of each column, for groups and CSV files. */
export const columnTexts = {
  score: ({ person }: BoardRow) => (person.score === undefined ? unknown : String(person.score)),
  name: ({ person }: BoardRow) => person.name,
  evidence: ({ person }: BoardRow) => person.evidence ?? "",
  open: ({ person }: BoardRow) => person.openQuestion ?? "",
  interview: ({ person: { interview } }: BoardRow) =>
    interview ? fillTemplate(words.interviewShown, interview) : unknown,
  tests: ({ person }: BoardRow) => testsText(person),
  flags: ({ person }: BoardRow) => flagsText(person),
  waiting: ({ daysWaiting }: BoardRow) => String(daysWaiting),
  source: sourceName,
  location: ({ person }: BoardRow) => person.location,
  step: ({ person }: BoardRow) => {
    const last = person.steps.findLast(({ state }) => state !== "WAITING") ?? person.steps[0];
    return last ? stageWords.steps[last.step] : "";
  },
  changed: ({ changedText }: BoardRow) => changedText,
  owner: ownerName,
  decision: ({ standing }: BoardRow) => stageWords.decisions[standing],
} satisfies Record<string, (row: BoardRow) => string>;

export const columns = helper.columns([
  helper.accessor(({ person }) => person.score ?? noScore, {
    id: "score",
    sortFn: byNumber(({ person }) => person.score ?? noScore),
  }),
  helper.accessor(columnTexts.name, {
    id: "name",
    sortFn: byText(columnTexts.name),
    filterFn: (row, _, text: string) => foldAccents(row.original.person.name).includes(text),
  }),
  helper.accessor(columnTexts.evidence, { id: "evidence", enableSorting: false }),
  helper.accessor(columnTexts.open, { id: "open", enableSorting: false }),
  helper.accessor(columnTexts.interview, {
    id: "interview",
    sortFn: byNumber(({ person: { interview } }) => (interview ? interview.shown / interview.of : -1)),
    sortDescFirst: true,
  }),
  helper.accessor(columnTexts.tests, {
    id: "tests",
    sortFn: byNumber(({ person: { work } }) => (work ? work.answers + (work.note ? 0.5 : 0) : -1)),
  }),
  helper.accessor(columnTexts.flags, {
    id: "flags",
    sortFn: byNumber(({ person }) => flagOrder(person)),
    filterFn: (row, _, group: string) => flagGroup(row.original.person) === group,
  }),
  helper.accessor("daysWaiting", { id: "waiting", sortFn: byNumber(({ daysWaiting }) => daysWaiting) }),
  helper.accessor(sourceName, {
    id: "source",
    sortFn: byText(sourceName),
    filterFn: (row, _, source: string) => row.original.person.applied.source === source,
  }),
  helper.accessor(columnTexts.location, { id: "location", sortFn: byText(columnTexts.location) }),
  helper.accessor(columnTexts.step, { id: "step", enableSorting: false }),
  helper.accessor("changed", { id: "changed", sortFn: byText(({ changed }) => changed) }),
  helper.accessor(ownerName, { id: "owner", sortFn: byText(ownerName) }),
  helper.accessor(columnTexts.decision, {
    id: "decision",
    sortFn: byNumber(({ standing }) => standingOrder(standing)),
    filterFn: (row, _, standing: string) => row.original.standing === standing,
  }),
]);
