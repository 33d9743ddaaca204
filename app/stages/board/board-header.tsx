import { memo } from "react";
import { words } from "./board.data.ts";
import { columnVisibility } from "./board-cells.tsx";
import type { BoardModel } from "./board-model.ts";
import { type ColumnId, isSortable } from "./board-view.ts";
import type { BoardTableModel } from "./use-board-table.ts";

/** Columns whose first press puts the highest at the top. */
const mostFirst: readonly string[] = ["score", "tests", "flags"];

type Props = { board: BoardModel; table: BoardTableModel };

/** The titles of the columns, which sort the board. Scrolling alone does not render it. */
export const BoardHeader = memo(function BoardHeader({ board, table }: Props) {
  const { view, changeView, isLive } = board;
  const isAllSelected = table.getIsAllRowsSelected();
  return (
    <thead className="sticky print:static top-0 z-1 bg-raised text-note text-muted max-sm:hidden">
      <tr className="h-11">
        <th scope="col" className="w-9">
          <label className="tick">
            <input
              type="checkbox"
              aria-label={words.selectAll}
              checked={isAllSelected}
              disabled={!isLive}
              className="size-4 accent-leaf"
              onChange={() => table.toggleAllRowsSelected(!isAllSelected)}
            />
          </label>
        </th>
        {table.getVisibleLeafColumns().map(({ id }) => {
          const title = words.columns[id as keyof typeof words.columns];
          const sorted =
            view.sort.id === id ? (view.sort.isDescending ? "descending" : "ascending") : undefined;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sorted}
              className={`font-medium ${columnVisibility(id as ColumnId)}`}
            >
              {isSortable(id) ? (
                <button
                  type="button"
                  disabled={!isLive}
                  className="min-h-9 enabled:cursor-pointer enabled:hover:text-ink"
                  onClick={() =>
                    changeView({
                      sort: { id, isDescending: sorted ? sorted === "ascending" : mostFirst.includes(id) },
                    })
                  }
                >
                  {title}
                  {sorted && <span aria-hidden="true"> {sorted === "ascending" ? "↑" : "↓"}</span>}
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
