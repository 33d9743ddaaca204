import { Button } from "#app/ui/button.tsx";
import type { FormWords } from "./evaluate-resume.schema.ts";

/** The buttons of the form, next to its privacy promise. */
export function FormActions({
  words,
  isFolded,
  hasResult,
  isWarm,
  isCleared,
  onClear,
}: {
  words: FormWords;
  isFolded: boolean;
  hasResult: boolean;
  /** Whether the tool is loaded. */
  isWarm: boolean;
  isCleared: boolean;
  onClear: () => void;
}) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 lg:px-10 ${isFolded ? "xl:px-5" : "border-t border-line"}`}
    >
      <Button look="cta" type="submit" className="grow sm:grow-0">
        {hasResult ? words.again : words.submit}
      </Button>
      <Button look="outlined" onClick={onClear}>
        {words.clear}
      </Button>
      <p role="status" className={isFolded ? "sr-only" : "text-small text-muted"}>
        {isCleared ? words.cleared : isWarm ? `${words.promise} ${words.warm}` : words.promise}
      </p>
    </div>
  );
}
