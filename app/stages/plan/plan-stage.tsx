import { StagePicture } from "../live/stage-picture.tsx";
import { data } from "./plan.data.ts";
import { Plan } from "./plan.tsx";
import type { PlanModel } from "./plan-model.ts";
import { firstPlan } from "./plan-parts.ts";

const nothing = () => {};

/** The plan of the sample round, before the stage's script has come. */
const picture: PlanModel = {
  isLive: false,
  parts: firstPlan(data),
  hasUnknownView: false,
  message: "",
  tried: { add: false, move: false, preview: false },
  change: nothing,
  openPart: nothing,
  reset: nothing,
};

/** The first state of the stage where visitors put tests together, for the document. On the server only. */
export default function PlanStage() {
  return (
    <StagePicture name="PLAN">
      <Plan model={picture} />
    </StagePicture>
  );
}
