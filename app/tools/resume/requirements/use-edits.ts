import { useMemo, useState } from "react";
import type { RequirementEdit } from "resume-match";
import { useQuery } from "#app/ui/use-query.ts";
import { changeEdits, type EditChange, editsParameter, readEdits, writeEdits } from "./edits.ts";

/** The reader's corrections of a job and the actions on them. */
export type EditModel = {
  edits: RequirementEdit[];
  canUndo: boolean;
  /** Whether there is more to take back than the last change. */
  canUndoMore: boolean;
  change: (key: string, change: EditChange) => void;
  undo: () => void;
  reset: () => void;
};

/** Corrections that are kept in the address. Changes replace the history entry: Back leaves the page, and there is an undo. */
export function useEdits(): EditModel {
  const [query, changeQuery] = useQuery();
  const text = query.get(editsParameter) ?? "";
  const edits = useMemo(() => readEdits(text), [text]);
  const [past, setPast] = useState<string[]>([]);

  const write = (next: string) => {
    const changed = new URLSearchParams(query);
    if (next === "") changed.delete(editsParameter);
    else changed.set(editsParameter, next);
    changeQuery({ query: changed, replace: true });
  };
  const replaceWith = (next: string) => {
    if (next === text) return;
    setPast([...past, text]);
    write(next);
  };
  return {
    edits,
    canUndo: past.length > 0,
    canUndoMore: past.length > 1,
    change: (key, change) => replaceWith(writeEdits(changeEdits(edits, key, change))),
    undo: () => {
      write(past.at(-1) ?? "");
      setPast(past.slice(0, -1));
    },
    reset: () => replaceWith(""),
  };
}
