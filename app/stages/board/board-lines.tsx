import { memo, useCallback, useLayoutEffect, useRef } from "react";
import type { BoardModel } from "./board-model.ts";
import { BoardRow } from "./board-row.tsx";
import { personId } from "./board-rows.ts";
import type { BoardItem, BoardTableModel } from "./use-board-table.ts";
import type { DrawnItems } from "./use-drawn-items.ts";

export const rowsOfPhone = 5;

/** Handlers that stay the same, so that a row is drawn again only when its own properties change. */
function useRowHandlers(board: BoardModel, table: BoardTableModel) {
  const latest = useRef({ board, table });
  useLayoutEffect(() => {
    latest.current = { board, table };
  });
  const choose = useCallback((id: string) => latest.current.board.choose(id), []);
  const select = useCallback(
    (id: string, isSelected: boolean) => latest.current.table.getRow(id).toggleSelected(isSelected),
    [],
  );
  return { choose, select };
}

/** The lines of the table that are drawn: people, and the headings of their groups. Scrolling alone renders none. */
export const BoardLines = memo(function BoardLines({
  board,
  table,
  items,
  drawn,
  measure,
  isExpanded,
}: DrawnItems & {
  board: BoardModel;
  table: BoardTableModel;
  /** All lines, drawn or not. */
  items: BoardItem[];
  isExpanded: boolean;
}) {
  const { choose, select } = useRowHandlers(board, table);
  const { columns } = board;
  const ids = items.flatMap((item) => (item.kind === "ROW" ? item.row.id : []));
  const tabStop = board.chosen && ids.includes(board.chosen.id) ? board.chosen.id : ids[0];
  const elsewhere = board.log.others.map(({ person }) => person);
  return drawn.map(({ item, index }) =>
    item.kind === "GROUP" ? (
      <tr
        key={`group-${item.title}`}
        ref={measure}
        data-index={index}
        className="border-t border-line bg-sunk max-sm:flex max-sm:p-2 sm:h-11"
      >
        <th scope="rowgroup" colSpan={columns.length + 1} className="font-semibold">
          {item.title} <span className="font-normal text-muted tabular">{item.count}</span>
        </th>
      </tr>
    ) : (
      <BoardRow
        key={item.row.id}
        ref={measure}
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
  );
});
