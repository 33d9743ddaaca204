import { StagePicture } from "../live/stage-picture.tsx";
import { data } from "./plan.data.ts";
import { Plan } from "./plan.tsx";
import type { PlanModel } from "./plan-model.ts";
import { firstPlan } from "./plan-parts.ts";

const nothing = () => {};

/** State for the server-rendered HTML: the sample round's plan. */
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

/** Static preview of the stage in which visitors plan tests. Server only. */
export default function PlanStage() {
  return (
    <StagePicture name="PLAN">
      <Plan model={picture} />
    </StagePicture>
  );
}
