import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook } from "../live/looks.ts";
import { words } from "./board.data.ts";
import { rowsOfPhone } from "./board-lines.tsx";
import type { BoardItem } from "./use-board-table.ts";
import { maxPrinted, rowsOfDesk } from "./use-drawn-items.ts";

/** The number of people that the table shows or leaves out, and the button that shows them all. */
export function BoardCount({
  items,
  isLive,
  isExpanded,
  isPrinting,
  expand,
}: {
  items: BoardItem[];
  isLive: boolean;
  isExpanded: boolean;
  isPrinting: boolean;
  expand: () => void;
}) {
  const hidden = (shown: number) => items.length - shown;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 border-t border-line px-2 text-note text-muted">
      {isPrinting && hidden(maxPrinted) > 0 ? (
        <span>{fillTemplate(words.more, { count: hidden(maxPrinted) })}</span>
      ) : isExpanded || isPrinting ? (
        <span>{fillTemplate(words.shown, { count: items.filter(({ kind }) => kind === "ROW").length })}</span>
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
              disabled={!isLive}
              className={`${controlLook} text-ink underline print:hidden`}
              onClick={expand}
            >
              {fillTemplate(words.showEveryone, { count: items.length })}
            </button>
          )}
        </>
      )}
    </div>
  );
}
