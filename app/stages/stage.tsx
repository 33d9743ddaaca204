import { BoardStage } from "./board/board-stage.tsx";
import { ChatStage } from "./chat/chat-stage.tsx";
import { EditorStage } from "./editor/editor-stage.tsx";
import { InsightsStage } from "./insights/insights-stage.tsx";
import { InterviewStage } from "./interview/interview-stage.tsx";
import type { StagePart } from "./live/live-stage-name.ts";
import { StagePicture } from "./live/stage-picture.tsx";
import { MatchStage } from "./match-stage.tsx";
import { PlanStage } from "./plan/plan-stage.tsx";
import { RankingStage } from "./ranking-stage.tsx";
import { SessionStage } from "./session/session-stage.tsx";
import type { StageName } from "./stage.schema.ts";

/** A product's screen, drawn from the hiring round. On the server only. */
export function Stage({ name, only }: { name: StageName; only?: StagePart | undefined }) {
  switch (name) {
    case "MATCH":
      return <MatchStage />;
    case "BOARD":
      return (
        <StagePicture name="BOARD">
          <BoardStage />
        </StagePicture>
      );
    case "RANKING":
      return <RankingStage />;
    case "INSIGHTS":
      return (
        <StagePicture name="INSIGHTS">
          <InsightsStage />
        </StagePicture>
      );
    case "PLAN":
      return (
        <StagePicture name="PLAN">
          <PlanStage />
        </StagePicture>
      );
    case "INTERVIEW":
      return (
        <StagePicture name="INTERVIEW">
          <InterviewStage only={only} />
        </StagePicture>
      );
    case "EDITOR":
      return (
        <StagePicture name="EDITOR">
          <EditorStage only={only} />
        </StagePicture>
      );
    case "SESSION":
      return <SessionStage />;
    case "CHAT":
      return (
        <StagePicture name="CHAT">
          <ChatStage />
        </StagePicture>
      );
  }
}
