import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { BoardItem } from "./use-board-table.ts";

export const rowsOfDesk = 10;
const rowHeight = 45;
/** Lines that are printed at most: more would keep the browser busy for minutes. */
export const maxPrinted = 5_000;

/** Whether the page is being printed. The browser takes the page as it is when the event ends. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), { signal });
    addEventListener("afterprint", () => setPrinting(false), { signal });
    return () => ending.abort();
  }, []);
  return isPrinting;
}

/**
 * The lines that are in the document: the first ones, or those in and near the part of the scrolled box that can be
 * seen; on paper, all of them. `above` and `below` are the heights of the others in pixels.
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
  const isPrinting = usePrinting();
  if (isPrinting)
    return {
      scrolled,
      isPrinting,
      // On paper lines have other heights.
      measure: null,
      drawn: items.slice(0, maxPrinted).map((item, index) => ({ item, index })),
      above: 0,
      below: 0,
    };
  const seen = virtual.getVirtualItems();
  const drawn = isExpanded
    ? seen.flatMap(({ index }) => {
        const item = items[index];
        return item ? [{ item, index }] : [];
      })
    : items.slice(0, rowsOfDesk).map((item, index) => ({ item, index }));
  return {
    scrolled,
    isPrinting,
    measure: virtual.measureElement,
    drawn,
    above: seen[0]?.start ?? 0,
    below: isExpanded ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0,
  };
}
export type DrawnItems = Pick<ReturnType<typeof useDrawnItems>, "drawn" | "measure">;
