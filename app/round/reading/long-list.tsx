import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";

/** A list of any length in a box that scrolls: only the rows that can be seen are in the document. */
export function LongList<Item>({
  label,
  items,
  rowHeight,
  keyOf,
  row,
}: {
  label: string;
  items: readonly Item[];
  /** In pixels, as estimated; rows may wrap. */
  rowHeight: number;
  keyOf: (item: Item) => string;
  row: (item: Item, index: number) => ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: 6,
    initialRect: { width: 0, height: 440 },
  });
  return (
    <div ref={box} className="max-h-[27.5rem] overflow-auto overscroll-contain">
      <ul aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 border-t border-line"
                style={{ transform: `translateY(${start}px)` }}
              >
                {row(item, index)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
