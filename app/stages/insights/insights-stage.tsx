import { Insights } from "./insights.tsx";
import { firstReport } from "./insights-model.ts";

/** The first state of CandidInsights' stage, for the document. On the server only. */
export function InsightsStage() {
  return <Insights model={firstReport()} />;
}
