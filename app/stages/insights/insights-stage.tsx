import { StagePicture } from "../live/stage-picture.tsx";
import { Insights } from "./insights.tsx";
import { firstReport } from "./insights-model.ts";

/** Static preview of CandidInsights' stage. Server only. */
export default function InsightsStage() {
  return (
    <StagePicture name="INSIGHTS">
      <Insights model={firstReport()} />
    </StagePicture>
  );
}
