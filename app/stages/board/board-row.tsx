import { memo, type Ref } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./board.data.ts";
import { cellContent, cellLooks, columnVisibility, Evidence } from "./board-cells.tsx";
import type { BoardRow as Row } from "./board-rows.ts";
import type { ColumnId } from "./board-view.ts";
import { rowButtonId } from "./keys.ts";

/** A person on the board. Phones show the evidence below the name. Memoised: renders only on prop changes. */
export const BoardRow = memo(function BoardRow({
  ref,
  isLive,
  row,
  index,
  columns,
  isChosen,
  isElsewhere,
  isSelected,
  choose,
  select,
  isOnPhone,
  isTabStop,
}: {
  ref: Ref<HTMLTableRowElement>;
  isLive: boolean;
  row: Row;
  /** Index in the view. */
  index: number;
  columns: ColumnId[];
  isChosen: boolean;
  /** Whether the person is open in another window. */
  isElsewhere: boolean;
  isSelected: boolean;
  choose: (id: string) => void;
  select: (id: string, isSelected: boolean) => void;
  isOnPhone: boolean;
  /** Roving tabindex: only one name is in the tab order; j and k reach the others. */
  isTabStop: boolean;
}) {
  const { name } = row.person;
  const ground = isChosen ? "bg-leaf-soft" : row.decision?.change ? "row-changed" : "";
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={`h-11 border-t border-line ${ground} ${isOnPhone ? "" : "max-sm:hidden"}`}
    >
      <td className="w-9">
        <label className="tick">
          <input
            type="checkbox"
            aria-label={fillTemplate(words.select, { name })}
            checked={isSelected}
            disabled={!isLive}
            className="size-4 accent-leaf"
            onChange={({ target }) => select(row.id, target.checked)}
          />
        </label>
      </td>
      {columns.map((id) =>
        id === "name" ? (
          <th key={id} scope="row">
            <button
              type="button"
              id={rowButtonId(row.id)}
              disabled={!isLive}
              aria-current={isChosen ? "true" : undefined}
              tabIndex={isLive && !isTabStop ? -1 : undefined}
              className="block w-full py-2 text-left font-semibold enabled:cursor-pointer sm:truncate"
              onClick={() => choose(row.id)}
            >
              {name}
              {row.isNew && (
                <span className="block text-note font-normal text-leaf">{words.justApplied}</span>
              )}
              {isElsewhere && (
                <span className="block text-note font-normal text-leaf">{words.openElsewhere}</span>
              )}
              <span className="block truncate font-normal sm:hidden">
                <Evidence row={row} isChosen={isChosen} />
              </span>
            </button>
          </th>
        ) : (
          <td key={id} className={`${columnVisibility(id)} ${cellLooks[id] ?? ""}`}>
            {cellContent(id, row, isChosen)}
          </td>
        ),
      )}
    </tr>
  );
});
