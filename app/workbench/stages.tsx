import { data } from "virtual:plan-stage";
import { Insights } from "#app/stages/insights/insights.tsx";
import { firstReport } from "#app/stages/insights/insights-model.ts";
import { scoreOf } from "#app/stages/insights/insights-person.ts";
import { firstPlan, maxQuestionLength } from "#app/stages/plan/plan.ts";
import { Plan } from "#app/stages/plan/plan.tsx";
import type { PlanModel } from "#app/stages/plan/plan-model.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { longText } from "./fixtures/long-text.ts";
import { noop } from "./prepared.tsx";
import { Board, Group, Specimen } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

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

const report = { ...firstReport(), isLive: true };
const [struck] = report.person.claims;

export default function Stages() {
  return (
    <Group title="Stages">
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
      <Board id="report">
        <Specimen title="A struck claim, and a comparison" look="whole">
          <Insights
            model={{
              ...report,
              struck: new Map(struck ? [[struck.id, longText(120, "Reason")]] : []),
              score: scoreOf(report.person, new Set(struck ? [struck.id] : [])),
              compared: [report.person, report.person],
              canUndo: true,
            }}
          />
        </Specimen>
      </Board>
    </Group>
  );
}
