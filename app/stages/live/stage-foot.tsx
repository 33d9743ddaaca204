import type { ReactNode } from "react";
import words from "../stage-words.data.ts";
import { controlLook } from "./looks.ts";

export type GuideStep = { text: string; isDone: boolean };

/** A checklist of three things to try; each ticks itself off. */
function Guide({ steps }: { steps: GuideStep[] }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-line px-5 py-3 text-small print:hidden">
      <p className="font-semibold">{words.live.guide}</p>
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        {steps.map(({ text, isDone }, index) => (
          <li key={text} className={isDone ? "text-leaf" : ""}>
            <span aria-hidden="true" className="mr-1.5 font-semibold tabular">
              {isDone ? "✓" : index + 1}
            </span>
            {text}
            {isDone && <span className="sr-only"> {words.live.done}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Footer of a stage: the guide, what is simulated, and the reset button. */
export function StageFoot({
  isLive,
  isStored,
  steps,
  simulated,
  reset,
  children,
}: {
  isLive: boolean;
  isStored: boolean;
  steps: GuideStep[];
  /** The line that says what is simulated here, and what is real. */
  simulated: string;
  reset: () => void;
  children?: ReactNode;
}) {
  return (
    <>
      <Guide steps={steps} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sunk px-5 py-2 text-note text-muted">
        {children}
        <p className="max-w-[60em] grow">
          {simulated} {isStored ? words.live.stays : words.live.notStored}
        </p>
        <button
          type="button"
          disabled={!isLive}
          className={`${controlLook} underline print:hidden`}
          onClick={reset}
        >
          {words.live.reset}
        </button>
      </div>
    </>
  );
}
