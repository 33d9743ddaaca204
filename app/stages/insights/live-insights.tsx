import { Insights } from "./insights.tsx";
import { useInsights } from "./use-insights.ts";

/** CandidInsights' stage once its script has come. In the browser only. */
export default function LiveInsights() {
  return <Insights model={useInsights()} />;
}
