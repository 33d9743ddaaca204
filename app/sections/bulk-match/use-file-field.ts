import { useEffect, useState } from "react";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;

/**
 * Brings the file field of the page's static HTML (`data-file-field`) to life, and returns the files that were
 * last dropped or chosen there. A file that misses the field doesn't replace the page.
 */
export function useFileField(): File[] | undefined {
  const [files, setFiles] = useState<File[]>();
  useEffect(() => {
    const field = document.querySelector<HTMLElement>("[data-file-field]");
    const input = field?.querySelector("input");
    if (!field || !input) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const take = (list: FileList | null | undefined) => {
      if (list && list.length > 0) setFiles([...list]);
    };
    const isInside = ({ target }: DragEvent) => target instanceof Node && field.contains(target);
    const showDragging = (isOver: boolean) => field.toggleAttribute("data-dragging", isOver);
    const onDragOver = (event: DragEvent) => {
      showDragging(hasFiles(event) && isInside(event));
      // Other fields for files have taken theirs.
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isInside(event) ? "copy" : "none";
    };
    const onDrop = (event: DragEvent) => {
      showDragging(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (isInside(event)) take(event.dataTransfer?.files);
    };
    addEventListener("dragover", onDragOver, { signal });
    addEventListener("dragleave", (event) => event.relatedTarget === null && showDragging(false), { signal });
    addEventListener("drop", onDrop, { signal });
    field.querySelector("button")?.addEventListener("click", () => input.click(), { signal });
    const readInput = () => {
      take(input.files);
      // Allows choosing the same file again.
      input.value = "";
    };
    input.addEventListener("change", readInput, { signal });
    field.dataset.live = "";
    return () => {
      listeners.abort();
      delete field.dataset.live;
    };
  }, []);
  return files;
}
