import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook } from "../live/looks.ts";
import { words } from "./board.data.ts";
import { columnVisibility, columnWidths } from "./board-cells.tsx";
import type { BoardModel } from "./board-model.ts";
import { BoardRow } from "./board-row.tsx";
import { personId } from "./board-rows.ts";
import { type ColumnId, isSortable } from "./board-view.ts";
import type { BoardItem, BoardTableModel } from "./use-board-table.ts";

const rowsOfDesk = 10;
const rowsOfPhone = 5;
const rowHeight = 45;
/** Columns whose first click sorts in descending order. */
const mostFirst: readonly string[] = ["score", "tests", "flags"];

function Header({ board, table }: { board: BoardModel; table: BoardTableModel }) {
  const { view, changeView, isLive } = board;
  const isAllSelected = table.getIsAllRowsSelected();
  return (
    <thead className="sticky top-0 z-1 bg-raised text-note text-muted max-sm:hidden">
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
                  className="enabled:cursor-pointer enabled:hover:text-ink"
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
}

/** Placeholder with the height of the virtualised rows above or below the rendered ones. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}

/** The people of the view: the first ten (five on phones), or all of them once expanded. */
export function BoardTable({
  board,
  table,
  items,
  isExpanded,
  expand,
}: {
  board: BoardModel;
  table: BoardTableModel;
  items: BoardItem[];
  isExpanded: boolean;
  expand: () => void;
}) {
  const scrolled = useRef<HTMLDivElement>(null);
  const count = isExpanded ? items.length : 0;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scrolled.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 0, height: 600 },
  });
  const ids = items.flatMap((item) => (item.kind === "ROW" ? item.row.id : []));
  const tabStop = board.chosen && ids.includes(board.chosen.id) ? board.chosen.id : ids[0];
  const { columns } = board.view;
  const latest = useRef({ board, table });
  useLayoutEffect(() => {
    latest.current = { board, table };
  });
  const choose = useCallback((id: string) => latest.current.board.choose(id), []);
  const select = useCallback(
    (id: string, isSelected: boolean) => latest.current.table.getRow(id).toggleSelected(isSelected),
    [],
  );
  const elsewhere = board.log.others.map(({ person }) => person);
  const drawn = isExpanded
    ? virtual.getVirtualItems().flatMap(({ index }) => {
        const item = items[index];
        return item ? [{ item, index }] : [];
      })
    : items.slice(0, rowsOfDesk).map((item, index) => ({ item, index }));
  const first = virtual.getVirtualItems()[0]?.start ?? 0;
  const last = virtual.getVirtualItems().at(-1)?.end ?? 0;
  const width = columns.length + 1;
  const hidden = (shown: number) => items.length - shown;
  return (
    <>
      <div
        ref={scrolled}
        className={isExpanded ? "max-h-[36rem] overflow-auto overscroll-contain" : "overflow-x-auto"}
      >
        <table
          aria-rowcount={items.length + 1}
          className="w-full table-fixed border-collapse text-left text-small [&_:is(td,th)]:px-2"
        >
          <caption className="sr-only">{words.caption}</caption>
          <colgroup>
            <col className="w-9" />
            {columns.map((id) => (
              <col key={id} className={`${columnWidths[id]} ${columnVisibility(id)}`} />
            ))}
          </colgroup>
          <Header board={board} table={table} />
          <tbody>
            <Space height={first} columns={width} />
            {drawn.map(({ item, index }) =>
              item.kind === "GROUP" ? (
                <tr
                  key={`group-${item.title}`}
                  ref={virtual.measureElement}
                  data-index={index}
                  className="h-11 border-t border-line bg-sunk"
                >
                  <th scope="rowgroup" colSpan={width} className="font-semibold">
                    {item.title} <span className="font-normal text-muted tabular">{item.count}</span>
                  </th>
                </tr>
              ) : (
                <BoardRow
                  key={item.row.id}
                  ref={virtual.measureElement}
                  isLive={board.isLive}
                  row={item.row}
                  index={index}
                  columns={columns}
                  isSelected={table.getRow(item.row.id).getIsSelected()}
                  isChosen={item.row.id === board.chosen?.id}
                  isElsewhere={elsewhere.includes(personId(item.row.id))}
                  choose={choose}
                  select={select}
                  isTabStop={item.row.id === tabStop}
                  isOnPhone={isExpanded || index < rowsOfPhone}
                />
              ),
            )}
            {isExpanded && <Space height={virtual.getTotalSize() - last} columns={width} />}
          </tbody>
        </table>
        {items.length === 0 && (
          <p className="px-2 py-10 text-center text-muted">
            {words.nothingFound}{" "}
            <button
              type="button"
              className="underline"
              onClick={() =>
                board.changeView({ name: "", standing: undefined, source: undefined, flags: undefined })
              }
            >
              {words.showAll}
            </button>
          </p>
        )}
      </div>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 border-t border-line px-2 text-note text-muted">
        {isExpanded ? (
          <span>
            {fillTemplate(words.shown, { count: items.filter(({ kind }) => kind === "ROW").length })}
          </span>
        ) : (
          <>
            {hidden(rowsOfDesk) > 0 && (
              <span className="max-sm:hidden">{fillTemplate(words.more, { count: hidden(rowsOfDesk) })}</span>
            )}
            {hidden(rowsOfPhone) > 0 && (
              <span className="sm:hidden">{fillTemplate(words.more, { count: hidden(rowsOfPhone) })}</span>
            )}
            {hidden(rowsOfPhone) > 0 && (
              <button
                type="button"
                disabled={!board.isLive}
                className={`${controlLook} text-ink underline print:hidden`}
                onClick={expand}
              >
                {fillTemplate(words.showEveryone, { count: items.length })}
              </button>
            )}
          </>
        )}
      </div>
    </>
  );
}
