import "./resume-worker.css";
import { useEffect, useRef } from "react";
import type { ResultWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { Button } from "#app/ui/button.tsx";
import type { Stage } from "./match-messages.ts";

/** Screen readers announce changes of `text`, but not of `done` (0 to 1). */
export type Progress = { title: string; text: string; done: number };

const order: Stage[] = ["loading", "opening", "reading", "understanding", "matching"];

/** Progress at a stage of reading a résumé. */
export function readingProgress(stage: Stage, words: ResultWords["reading"]): Progress {
  const done = (order.indexOf(stage) + 1) / order.length;
  return { title: words.title, text: words.stages[stage], done };
}

/** Shows progress. The live region is always mounted, so that all texts are announced. */
export function Reading({
  cancel,
  progress,
  onCancel,
}: {
  cancel: string;
  progress: Progress | undefined;
  onCancel: () => void;
}) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isBusy = progress !== undefined;
  // The button that started the work may have disappeared, which would lose the focus.
  useEffect(() => {
    if (isBusy && document.activeElement === document.body) cancelButton.current?.focus();
  }, [isBusy]);

  return (
    <div data-no-print className={isBusy ? "relative flex flex-wrap items-center gap-x-8 gap-y-3 py-5" : ""}>
      <div role="status">
        {progress && (
          <>
            <p className="font-semibold">{progress.title}</p>
            <p className="text-small text-muted">{progress.text}</p>
          </>
        )}
      </div>
      {progress && (
        <>
          <progress aria-label={progress.title} value={progress.done} className="resume-progress" />
          <Button ref={cancelButton} look="outlined" onClick={onCancel}>
            {cancel}
          </Button>
        </>
      )}
    </div>
  );
}
