import { words } from "./board.data.ts";
import { columnVisibility, columnWidth, minTableRem } from "./board-cells.tsx";
import { BoardCount } from "./board-count.tsx";
import { BoardHeader } from "./board-header.tsx";
import { BoardLines } from "./board-lines.tsx";
import type { BoardModel } from "./board-model.ts";
import type { BoardItem, BoardTableModel } from "./use-board-table.ts";
import { useDrawnItems } from "./use-drawn-items.ts";

/** Placeholder with the height of the virtualised rows above or below the rendered ones. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}

function NothingFound({ changeView }: Pick<BoardModel, "changeView">) {
  return (
    <p className="px-2 py-10 text-center text-muted">
      {words.nothingFound}{" "}
      <button
        type="button"
        className="underline"
        onClick={() => changeView({ name: "", standing: undefined, source: undefined, flags: undefined })}
      >
        {words.showAll}
      </button>
    </p>
  );
}

/** The people of the view: the first eight, five on phones, and all of them once they are asked for, and on paper. */
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
  const { scrolled, isPrinting, above, below, ...lines } = useDrawnItems(items, isExpanded);
  const { columns } = board;
  const width = columns.length + 1;
  return (
    <>
      <div
        ref={scrolled}
        className={`print:overflow-visible ${
          isExpanded
            ? "max-h-[36rem] overflow-auto overscroll-contain bg-raised will-change-transform print:max-h-none"
            : "scrolls"
        }`}
      >
        <table
          aria-rowcount={items.length + 1}
          // The columns of the picture always fit, and its HTML may not have styles.
          style={board.isLive ? { minWidth: `${minTableRem(columns)}rem` } : undefined}
          className="w-full table-fixed border-collapse text-left text-small max-lg:min-w-0! max-sm:block [&_:is(td,th)]:px-2"
        >
          <caption className="sr-only">{words.caption}</caption>
          <colgroup>
            <col className="w-9" />
            {columns.map((id) => (
              <col key={id} className={`${columnWidth(id)} ${columnVisibility(id)}`} />
            ))}
          </colgroup>
          <BoardHeader board={board} table={table} />
          <tbody className="max-sm:block">
            <Space height={above} columns={width} />
            <BoardLines
              board={board}
              table={table}
              items={items}
              {...lines}
              isExpanded={isExpanded || isPrinting}
            />
            <Space height={below} columns={width} />
          </tbody>
        </table>
        {items.length === 0 && <NothingFound changeView={board.changeView} />}
      </div>
      <BoardCount
        items={items}
        isLive={board.isLive}
        isExpanded={isExpanded}
        isPrinting={isPrinting}
        expand={expand}
      />
    </>
  );
}
