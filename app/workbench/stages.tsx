import { data as chatData } from "#app/stages/chat/chat.data.ts";
import { Chat } from "#app/stages/chat/chat.tsx";
import { firstChat } from "#app/stages/chat/chat-model.ts";
import { firstSkillLens } from "#app/stages/editor/editor-model.ts";
import { SkillLens } from "#app/stages/editor/skill-lens.tsx";
import { Insights } from "#app/stages/insights/insights.tsx";
import { firstReport } from "#app/stages/insights/insights-model.ts";
import { scoreOf } from "#app/stages/insights/insights-person.ts";
import { Interview } from "#app/stages/interview/interview.tsx";
import { firstInterview } from "#app/stages/interview/interview-model.ts";
import { judgeAnswer } from "#app/stages/interview/judge-answer.ts";
import { data } from "#app/stages/plan/plan.data.ts";
import { Plan } from "#app/stages/plan/plan.tsx";
import type { PlanModel } from "#app/stages/plan/plan-model.ts";
import { firstPlan, maxQuestionLength } from "#app/stages/plan/plan-parts.ts";
import { firstSession } from "#app/stages/session/session-model.ts";
import { WatchedTest } from "#app/stages/session/watched-test.tsx";
import { begin, offerDocument, reply, sendDocument } from "#domain/chat/conversation.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { Group } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

/** The states of a stage. A new stage adds its file. */
const stages = import.meta.glob<{ default: ComponentType }>("./stages/*.tsx", { eager: true });

export default function Stages() {
  return (
    <Group title="Stages">
      {Object.entries(stages).map(([file, { default: States }]) => (
        <States key={file} />
      ))}
    </Group>
  );
}
