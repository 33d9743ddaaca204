import { StagePicture } from "../live/stage-picture.tsx";
import { Interview } from "./interview.tsx";
import { firstInterview } from "./interview-model.ts";

/** The first state of the stage where visitors answer interview questions, for the document. On the server only. */
export default function InterviewStage({ only }: { only?: string | undefined }) {
  return (
    <StagePicture name="INTERVIEW">
      <Interview model={firstInterview(only)} />
    </StagePicture>
  );
}
