import { StagePicture } from "../live/stage-picture.tsx";
import { Interview } from "./interview.tsx";
import { firstInterview } from "./interview-model.ts";

/** Static preview of the stage in which visitors answer interview questions. Server only. */
export default function InterviewStage({ only }: { only?: string | undefined }) {
  return (
    <StagePicture name="INTERVIEW">
      <Interview model={firstInterview(only)} />
    </StagePicture>
  );
}
