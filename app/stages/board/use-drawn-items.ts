import { type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import type { BoardItem } from "./use-board-table.ts";

export const rowsOfDesk = 10;
const rowHeight = 45;
/** Lines change in blocks: between two of them, scrolling is left to the compositor, and no line is drawn. */
const linesOfBlock = 16;

/** The blocks that can be seen, and one on each side. */
function blocksOf({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, Math.floor(startIndex / linesOfBlock) - 1) * linesOfBlock;
  const end = Math.min(count, (Math.floor(endIndex / linesOfBlock) + 2) * linesOfBlock);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/**
 * The lines that are in the document: the first ones, or those in and near the part of the scrolled box that can be
 * seen. `above` and `below` are the heights of the others in pixels.
 */
export function useDrawnItems(items: BoardItem[], isExpanded: boolean) {
  const scrolled = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: isExpanded ? items.length : 0,
    getScrollElement: () => scrolled.current,
    estimateSize: () => rowHeight,
    rangeExtractor: blocksOf,
    initialRect: { width: 0, height: 600 },
  });
  const seen = virtual.getVirtualItems();
  const first = isExpanded ? (seen[0]?.index ?? 0) : 0;
  const end = isExpanded ? (seen.at(-1)?.index ?? -1) + 1 : rowsOfDesk;
  // The same list while the same lines are drawn: what is not changed is not rendered again.
  const drawn = useMemo(
    () => items.slice(first, end).map((item, offset) => ({ item, index: first + offset })),
    [items, first, end],
  );
  return {
    scrolled,
    measure: virtual.measureElement,
    drawn,
    above: seen[0]?.start ?? 0,
    below: isExpanded ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0,
  };
}
export type DrawnItems = Pick<ReturnType<typeof useDrawnItems>, "drawn" | "measure">;
