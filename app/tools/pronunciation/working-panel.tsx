import { useLanguage } from "#app/language/language.tsx";
import { Button } from "#app/ui/button.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { RecordingWords } from "./pronunciation-test.schema.ts";
import type { Progress } from "./score-state.ts";

const steps: Progress["step"][] = ["hearing", "aligning", "scoring"];

/** Progress of loading and scoring. Screen readers announce each step, but not the bar. */
export function WorkingPanel({
  words,
  progress,
  size,
  onCancel,
}: {
  words: RecordingWords["working"];
  progress: Progress;
  /** Bytes to load. */
  size: number;
  onCancel: () => void;
}) {
  const language = useLanguage();
  const { step, share } = progress;
  const isLoading = step === "loading";
  const stepText = isLoading
    ? fillTemplate(words.loading, { size: fixedNumber(language, size / 1e6, 1) })
    : words.steps[step];
  const done = isLoading ? share : (steps.indexOf(step) + share) / steps.length;
  return (
    <div className="pronunciation-panel" data-working={step}>
      <p role="status" className="text-row font-semibold">
        {stepText}
      </p>
      <progress aria-label={words.title} value={done} className="pronunciation-progress" />
      <p>
        <Button look="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </p>
    </div>
  );
}
