import { useEffect, useEffectEvent, useState } from "react";
import { droppedFiles } from "./dropped-files.ts";
import type { OfferedFile } from "./take-files.ts";

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes("Files") ?? false;

/**
 * Takes files and folders that are dropped anywhere on the page. Returns whether files are over it. A part of the page
 * with a use of its own for files keeps its drops by calling `preventDefault` in its own handler.
 */
export function useFileDrop(onFiles: (files: OfferedFile[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    // A child's dragenter fires before its parent's dragleave.
    let depth = 0;
    const setDepth = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener(
      "dragenter",
      ({ dataTransfer }) => {
        if (hasFiles(dataTransfer)) setDepth(depth + 1);
      },
      { signal },
    );
    addEventListener(
      "dragleave",
      ({ dataTransfer }) => {
        if (hasFiles(dataTransfer)) setDepth(depth - 1);
      },
      { signal },
    );
    addEventListener(
      "dragover",
      (event) => {
        if (hasFiles(event.dataTransfer)) event.preventDefault();
      },
      { signal },
    );
    addEventListener(
      "drop",
      (event) => {
        setDepth(0);
        if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        void droppedFiles(event.dataTransfer).then((files) => files.length > 0 && take(files));
      },
      { signal },
    );
    return () => ending.abort();
  }, []);
  return isOver;
}
