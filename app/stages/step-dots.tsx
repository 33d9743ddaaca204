import type { Person } from "./round.ts";
import words from "./stage-words.data.ts";
import { stepNames } from "./step-names.ts";

const gap = 11;

/** The six steps as dots: finished ones are filled, an abandoned one has another colour. */
export function StepDots({ steps }: Pick<Person, "steps">) {
  const dots = (state: Person["steps"][number]["state"]) =>
    steps.flatMap((entry) =>
      entry.state === state ? `M${4 + gap * stepNames.indexOf(entry.step)} 4h0` : [],
    );
  const broken = dots("BROKEN_OFF");
  const last = steps.findLast(({ state }) => state !== "WAITING") ?? steps[0];
  return (
    <>
      <svg aria-hidden="true" width="64" height="8" strokeWidth="8" strokeLinecap="round">
        <path
          d={`M4 4h${gap * (stepNames.length - 1)}`}
          strokeWidth="3"
          strokeDasharray={`0 ${gap}`}
          className="stroke-control"
        />
        <path d={dots("DONE").join("")} className="stroke-leaf" />
        {broken.length > 0 && <path d={broken.join("")} className="stroke-clay" />}
      </svg>
      {last && <span className="sr-only">{words.steps[last.step]}</span>}
    </>
  );
}
