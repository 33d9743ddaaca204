import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import type { BoardItem } from "./use-board-table.ts";

export const rowsOfDesk = 10;
const rowHeight = 45;

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
    overscan: 8,
    initialRect: { width: 0, height: 600 },
  });
  const seen = virtual.getVirtualItems();
  const drawn = isExpanded
    ? seen.flatMap(({ index }) => {
        const item = items[index];
        return item ? [{ item, index }] : [];
      })
    : items.slice(0, rowsOfDesk).map((item, index) => ({ item, index }));
  return {
    scrolled,
    measure: virtual.measureElement,
    drawn,
    above: seen[0]?.start ?? 0,
    below: isExpanded ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0,
  };
}
export type DrawnItems = Pick<ReturnType<typeof useDrawnItems>, "drawn" | "measure">;
