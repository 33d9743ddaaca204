import { type DragEvent, useRef, useState } from "react";

/**
 * Lets files be dropped anywhere on an element: spread `target` on it, and give it the class `group`. It has
 * the attribute `data-dragging` while files are over it.
 */
export function useDrop(onFiles: (files: File[]) => void, onEnter?: () => void) {
  const [isOver, setOver] = useState(false);
  // A child's dragenter fires before its parent's dragleave.
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
