import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { WorkbenchWords } from "./pronunciation.schema.ts";
import type { Progress } from "./tool-state.ts";

const steps: Progress["step"][] = ["hearing", "aligning", "scoring"];

/** How far loading and scoring are: a step is announced, its bar is only seen. */
export function WorkingPanel({
  words,
  progress,
  size,
  onCancel,
}: {
  words: WorkbenchWords["working"];
  progress: Progress;
  /** What is loaded, in bytes. */
  size: number;
  onCancel: () => void;
}) {
  const { step, share } = progress;
  const isLoading = step === "loading";
  const said = isLoading ? fillTemplate(words.loading, { size: (size / 1e6).toFixed(1) }) : words.steps[step];
  const done = isLoading ? share : (steps.indexOf(step) + share) / steps.length;
  return (
    <div className="speaking-panel" data-working={step}>
      <p role="status" className="font-semibold">
        {said}
      </p>
      <progress aria-label={words.title} value={done} className="speaking-progress" />
      <p>
        <Button look="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </p>
    </div>
  );
}
