import { type DragEvent, useRef, useState } from "react";

/**
 * Lets files be dropped anywhere on an element: spread `target` on it, with the class `group`. While files are over it,
 * it has the attribute `data-dragging`.
 */
export function useDrop(onFiles: (files: File[]) => void, onEnter?: () => void) {
  const [isOver, setOver] = useState(false);
  // Entering a child comes before leaving its parent.
  const depth = useRef(0);
  const setDepth = (next: number) => {
    depth.current = next;
    setOver(next > 0);
  };
  const target = {
    "data-dragging": isOver || undefined,
    onDragEnter: () => {
      setDepth(depth.current + 1);
      onEnter?.();
    },
    onDragLeave: () => setDepth(Math.max(0, depth.current - 1)),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDepth(0);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return target;
}
