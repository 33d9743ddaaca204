import { Plan } from "./plan.tsx";
import { usePlan } from "./use-plan.ts";

/** Interactive version; loaded lazily, client only. */
export default function LivePlan() {
  return <Plan model={usePlan()} />;
}
