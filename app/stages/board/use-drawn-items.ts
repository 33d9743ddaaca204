import { type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { BoardItem } from "./use-board-table.ts";

export const rowsOfDesk = 10;
const rowHeight = 45;
/** Lines change in blocks: between two of them, scrolling is left to the compositor, and no line is drawn. */
const linesOfBlock = 16;
/** Lines that are printed at most: more would keep the browser busy for minutes. */
export const maxPrinted = 5_000;

/** The blocks that can be seen, and one on each side. */
function blocksOf({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, Math.floor(startIndex / linesOfBlock) - 1) * linesOfBlock;
  const end = Math.min(count, (Math.floor(endIndex / linesOfBlock) + 2) * linesOfBlock);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

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
  const isPrinting = usePrinting();
  const virtual = useVirtualizer({
    count: isExpanded ? items.length : 0,
    getScrollElement: () => scrolled.current,
    estimateSize: () => rowHeight,
    rangeExtractor: blocksOf,
    initialRect: { width: 0, height: 600 },
  });
  const seen = virtual.getVirtualItems();
  const isPart = isExpanded && !isPrinting;
  const first = isPart ? (seen[0]?.index ?? 0) : 0;
  const end = isPart ? (seen.at(-1)?.index ?? -1) + 1 : isPrinting ? maxPrinted : rowsOfDesk;
  // The same list while the same lines are drawn: what is not changed is not rendered again.
  const drawn = useMemo(
    () => items.slice(first, end).map((item, offset) => ({ item, index: first + offset })),
    [items, first, end],
  );
  return {
    scrolled,
    isPrinting,
    // On paper lines have other heights.
    measure: isPrinting ? null : virtual.measureElement,
    drawn,
    above: isPart ? (seen[0]?.start ?? 0) : 0,
    below: isPart ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0,
  };
}
export type DrawnItems = Pick<ReturnType<typeof useDrawnItems>, "drawn" | "measure">;
