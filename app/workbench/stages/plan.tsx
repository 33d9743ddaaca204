import { data } from "#app/stages/plan/plan.data.ts";
import { Plan } from "#app/stages/plan/plan.tsx";
import type { PlanModel } from "#app/stages/plan/plan-model.ts";
import { firstPlan, maxQuestionLength } from "#app/stages/plan/plan-parts.ts";
import { longText } from "#app/workbench/fixtures/long-text.ts";
import { noop } from "#app/workbench/prepared.tsx";
import { Board, Specimen } from "#app/workbench/specimen.tsx";

const plan: PlanModel = {
  isLive: true,
  parts: firstPlan(data),
  hasUnknownView: false,
  message: "",
  tried: { add: false, move: false, preview: false },
  change: noop,
  openPart: noop,
  reset: noop,
};
const question = { kind: "QUESTION", text: longText(maxQuestionLength, "Question") } as const;
const [coding] = data.tests
  .filter(({ id }) => id === "coding")
  .map((test) => ({ kind: "TEST", test }) as const);

export default function PlanStates() {
  return (
    <Board id="plan">
      <Specimen title="Empty" look="whole">
        <Plan model={{ ...plan, parts: [], hasUnknownView: true }} />
      </Specimen>
      <Specimen title="A part as a candidate sees it" look="whole">
        <Plan
          model={{
            ...plan,
            parts: coding ? [question, coding] : [question],
            tried: { add: true, move: false, preview: true },
            open: 1,
          }}
        />
      </Specimen>
      <Specimen title="The end" look="whole" cut="bottom">
        <Plan model={{ ...plan, open: plan.parts.length }} />
      </Specimen>
    </Board>
  );
}
