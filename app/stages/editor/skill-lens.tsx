import { SampleTag } from "#app/ui/sample-tag.tsx";
import { controlLook, pressedLook } from "../live/looks.ts";
import { type GuideStep, StageFoot } from "../live/stage-foot.tsx";
import { CodePart } from "./code-part.tsx";
import { words } from "./editor.data.ts";
import { type SkillLensModel, workParts } from "./editor-model.ts";
import { ReasoningPart } from "./reasoning-part.tsx";
import { SituationPart } from "./situation-part.tsx";

function Parts({ model: { isLive, part, choose } }: { model: SkillLensModel }) {
  return (
    <fieldset disabled={!isLive} className="flex flex-wrap gap-1 text-small print:hidden">
      <legend className="sr-only">{words.partsTitle}</legend>
      {workParts.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === part}
          className={one === part ? pressedLook : controlLook}
          onClick={() => choose(one)}
        >
          {words.parts[one]}
        </button>
      ))}
    </fieldset>
  );
}

function stepsOf({ isWhole, code, tried }: SkillLensModel): GuideStep[] {
  const { guide } = words;
  return isWhole
    ? workParts.map((part) => ({ text: guide.parts[part], isDone: tried[part] }))
    : [
        { text: guide.judge, isDone: code.tried.judge },
        { text: guide.change, isDone: code.tried.change },
        { text: guide.task, isDone: code.tried.task },
      ];
}

/** Pieces of work that visitors can do: a program, a question about a table, a conversation. */
export function SkillLens({ model }: { model: SkillLensModel }) {
  const { isLive, isWhole, part, code, reasoning, situation, message, reset } = model;
  return (
    <section aria-label={words.label} className="stage desk border border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-2 lg:px-10">
        {isWhole ? <Parts model={model} /> : <strong className="py-2 text-small">{words.parts.CODE}</strong>}
        <SampleTag />
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
      {part === "CODE" && <CodePart model={code} />}
      {part === "REASONING" && <ReasoningPart model={reasoning} />}
      {part === "SITUATION" && <SituationPart model={situation} />}
      <StageFoot
        isLive={isLive}
        isStored
        steps={stepsOf(model)}
        simulated={isWhole ? words.simulatedAll : words.simulatedHere}
        reset={reset}
      />
    </section>
  );
}
