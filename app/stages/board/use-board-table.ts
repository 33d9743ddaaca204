import { type Row, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { foldAccents } from "#domain/text/fold-accents.ts";
import { columns, columnTexts, features } from "./board-columns.ts";
import type { BoardModel } from "./board-model.ts";
import type { BoardRow } from "./board-rows.ts";
import { columnIds } from "./board-view.ts";

export type Selected = Record<string, true>;

/** A row of the table: a person or a group heading. */
export type BoardItem = { kind: "ROW"; row: BoardRow } | { kind: "GROUP"; title: string; count: number };

function toItems(
  rows: Row<typeof features, BoardRow>[],
  group: keyof typeof columnTexts | undefined,
): BoardItem[] {
  // The visitor's own applications come first.
  const inOrder = group
    ? rows
    : rows.toSorted((a, b) => Number(b.original.isNew ?? false) - Number(a.original.isNew ?? false));
  return inOrder.flatMap((row): BoardItem[] => {
    const [first] = row.subRows;
    if (!group || !first) return [{ kind: "ROW", row: row.original }];
    return [
      { kind: "GROUP", title: columnTexts[group](first.original), count: row.subRows.length },
      ...row.subRows.map((sub): BoardItem => ({ kind: "ROW", row: sub.original })),
    ];
  });
}

/** The table, and the view's rows after filtering, sorting and grouping. */
export function useBoardTable(
  { rows, view, columns: visible }: BoardModel,
  selected: Selected,
  setSelected: (change: (before: Selected) => Selected) => void,
) {
  const { name, standing, source, flags, sort, group } = view;
  const state = useMemo(
    () => ({
      columnFilters: [
        ...(name === "" ? [] : [{ id: "name", value: foldAccents(name) }]),
        ...(standing ? [{ id: "decision", value: standing }] : []),
        ...(source === undefined ? [] : [{ id: "source", value: source }]),
        ...(flags ? [{ id: "flags", value: flags }] : []),
      ],
      // Rows with equal values are sorted by name.
      sorting: [
        { id: sort.id, desc: sort.isDescending },
        ...(sort.id === "name" ? [] : [{ id: "name", desc: false }]),
      ],
      grouping: group ? [group] : [],
      columnVisibility: Object.fromEntries(columnIds.map((id) => [id, visible.includes(id)])),
    }),
    [name, standing, source, flags, sort.id, sort.isDescending, group, visible],
  );
  const table = useTable({
    features,
    columns,
    data: rows,
    state: { ...state, rowSelection: selected },
    getRowId: ({ id }) => id,
    onRowSelectionChange: (update) =>
      setSelected((before) => (typeof update === "function" ? update(before) : update)),
  });
  const sorted = table.getSortedRowModel().rows;
  const items = useMemo(() => toItems(sorted, group), [sorted, group]);
  return { table, items };
}
export type BoardTableModel = ReturnType<typeof useBoardTable>["table"];
