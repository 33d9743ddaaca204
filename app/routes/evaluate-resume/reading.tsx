import { Button } from "../../ui/button.tsx";
import type { WorkbenchWords } from "./evaluate-resume.schema.ts";
import type { Stage } from "./tool-state.ts";

const order: Stage[] = ["loading", "opening", "reading", "understanding", "matching"];

/** How far the work is. The status is there before there is anything to say, so that all of it is announced. */
export function Reading({
  words,
  stage,
  onCancel,
}: {
  words: WorkbenchWords["reading"];
  stage: Stage | undefined;
  onCancel: () => void;
}) {
  return (
    <div
      data-no-print
      className={stage === undefined ? "" : "mb-8 grid gap-3 rounded-2xl border border-line bg-raised p-6"}
    >
      <div role="status">
        {stage !== undefined && (
          <>
            <p className="font-display text-xl font-semibold">{words.title}</p>
            <p className="text-muted">{words.stages[stage]}</p>
          </>
        )}
      </div>
      {stage !== undefined && (
        <>
          <progress
            aria-label={words.title}
            max={order.length}
            value={order.indexOf(stage) + 1}
            className="h-2 w-full accent-leaf"
          />
          <p>
            <Button look="outlined" onClick={onCancel}>
              {words.cancel}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
