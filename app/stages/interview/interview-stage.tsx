import { Interview } from "./interview.tsx";
import { firstInterview } from "./interview-model.ts";

/** The first state of the stage where visitors answer interview questions, for the document. On the server only. */
export function InterviewStage({ only }: { only?: string | undefined }) {
  return <Interview model={firstInterview(only)} />;
}
