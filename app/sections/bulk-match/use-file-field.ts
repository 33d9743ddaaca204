import { useEffect, useState } from "react";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;

/**
 * Brings the file fields of the page's static HTML (`data-file-field`) to life, and returns the files that were
 * last dropped or chosen there. A file that misses the fields doesn't replace the page.
 */
export function useFileField(): File[] | undefined {
  const [files, setFiles] = useState<File[]>();
  useEffect(() => {
    const fields = [...document.querySelectorAll<HTMLElement>("[data-file-field]")];
    if (fields.length === 0) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const take = (list: FileList | null | undefined) => {
      if (list && list.length > 0) setFiles([...list]);
    };
    const fieldOf = ({ target }: DragEvent) =>
      fields.find((field) => target instanceof Node && field.contains(target));
    const showDragging = (over: HTMLElement | undefined) => {
      for (const field of fields) field.toggleAttribute("data-dragging", field === over);
    };
    const onDragOver = (event: DragEvent) => {
      const field = hasFiles(event) ? fieldOf(event) : undefined;
      showDragging(field);
      // Other fields for files have taken theirs.
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = field ? "copy" : "none";
    };
    const onDrop = (event: DragEvent) => {
      showDragging(undefined);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (fieldOf(event)) take(event.dataTransfer?.files);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) showDragging(undefined);
    };
    addEventListener("dragover", onDragOver, { signal });
    addEventListener("dragleave", onDragLeave, { signal });
    addEventListener("drop", onDrop, { signal });
    for (const field of fields) {
      const input = field.querySelector("input");
      if (!input) continue;
      field.querySelector("button")?.addEventListener("click", () => input.click(), { signal });
      const readInput = () => {
        take(input.files);
        // Allows choosing the same file again.
        input.value = "";
      };
      input.addEventListener("change", readInput, { signal });
      field.dataset.live = "";
    }
    return () => {
      listeners.abort();
      for (const field of fields) delete field.dataset.live;
    };
  }, []);
  return files;
}
