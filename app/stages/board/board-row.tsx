import { type MouseEvent, memo, type Ref } from "react";
import { SeenParts } from "#app/tools/resume/score/score-parts.tsx";
import { Signet } from "#app/ui/signet.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./board.data.ts";
import { cellContent, cellLooks, columnVisibility } from "./board-cells.tsx";
import type { BoardRow as Row } from "./board-rows.ts";
import type { ColumnId } from "./board-view.ts";
import { focusRow, rowButtonId } from "./keys.ts";

/** Whether a click was meant for the row: not for a control in it, and not the end of selecting its text. */
function isForRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const control = target instanceof Element && target.closest("a, button, input, label");
  const selection = getSelection();
  const isSelecting = selection?.isCollapsed === false && selection.containsNode(currentTarget, true);
  return !control && !isSelecting;
}

/** A person on the board. Phones show the evidence on a line of its own. Memoised: renders only on prop changes. */
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
  columns: readonly ColumnId[];
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
  const open = () => {
    choose(row.id);
    focusRow(row.id);
  };
  return (
    // The button with the name does for the keyboard what a click on the row does.
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={`border-t border-line max-sm:grid-cols-[2.25rem_2.75rem_minmax(0,1fr)_auto] max-sm:items-center sm:h-11 ${ground} ${isOnPhone ? "max-sm:grid" : "max-sm:hidden"} ${isLive ? "cursor-pointer" : ""}`}
      onClick={isLive ? (event) => isForRow(event) && open() : undefined}
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
          <th key={id} scope="row" className="max-sm:col-start-3">
            <button
              type="button"
              id={rowButtonId(row.id)}
              disabled={!isLive}
              aria-current={isChosen ? "true" : undefined}
              tabIndex={isLive && !isTabStop ? -1 : undefined}
              className={`relative block w-full py-2 text-left font-semibold enabled:cursor-pointer ${row.person.signet === undefined ? "" : "sm:pl-9"}`}
              onClick={open}
            >
              {row.person.signet !== undefined && (
                <Signet
                  seed={row.person.signet}
                  look="absolute left-0 top-1/2 size-7 -translate-y-1/2 max-sm:hidden"
                />
              )}
              {name}
              {row.person.parts && <SeenParts parts={row.person.parts} className="block font-normal" />}
              {row.isNew && (
                <span className="block text-note font-normal text-leaf">{words.justApplied}</span>
              )}
              {isElsewhere && (
                <span className="block text-note font-normal text-leaf">{words.openElsewhere}</span>
              )}
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
