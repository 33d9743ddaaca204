import "./requirements.css";
import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { AskedRow } from "./asked.ts";
import { useEditWords } from "./row-state.ts";
import type { EditModel } from "./use-edits.ts";

/** The number of changes with undo, reset and a button that copies the address. It keeps its height. */
export function EditBar({ rows, model }: { rows: readonly AskedRow[]; model: EditModel }) {
  const words = useEditWords();
  const bar = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<{ edits: EditModel["edits"]; isCopied: boolean }>();
  const count = rows.filter(({ isChanged }) => isChanged).length;
  const isDone = copied?.edits === model.edits;
  /** The pressed button disappears with its last use, which would lose the focus. */
  const undo = () => {
    model.undo();
    if (!model.canUndoMore) bar.current?.focus();
  };
  const reset = () => {
    model.reset();
    bar.current?.focus();
  };
  const copy = () => {
    const tell = (isCopied: boolean) => setCopied({ edits: model.edits, isCopied });
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(location.href))
      .then(
        () => tell(true),
        () => tell(false),
      );
  };
  return (
    <div className="asks-bar">
      <p ref={bar} tabIndex={-1} className="text-small text-muted tabular outline-none">
        {count > 0 ? fillTemplate(words.changes, { count }) : words.unchanged}
      </p>
      {(count > 0 || model.canUndo) && (
        <div data-no-print className="flex flex-wrap gap-3">
          {model.canUndo && (
            <Button look="outlined" onClick={undo}>
              {words.undo}
            </Button>
          )}
          {count > 0 && (
            <Button look="outlined" onClick={reset}>
              {words.reset}
            </Button>
          )}
          <Button look="outlined" onClick={copy}>
            {isDone && copied.isCopied ? words.copied : words.copy}
          </Button>
        </div>
      )}
      <p role="status" className="text-small">
        {isDone && !copied.isCopied && words.notCopied}
      </p>
    </div>
  );
}
