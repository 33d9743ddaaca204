import { Plan } from "./plan.tsx";
import { usePlan } from "./use-plan.ts";

/** The stage where visitors put tests together, once its script has come. In the browser only. */
export default function LivePlan() {
  return <Plan model={usePlan()} />;
}
