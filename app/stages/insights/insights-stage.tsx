import { StagePicture } from "../live/stage-picture.tsx";
import { Insights } from "./insights.tsx";
import { firstReport } from "./insights-model.ts";

/** The first state of CandidInsights' stage, for the document. On the server only. */
export default function InsightsStage() {
  return (
    <StagePicture name="INSIGHTS">
      <Insights model={firstReport()} />
    </StagePicture>
  );
}
