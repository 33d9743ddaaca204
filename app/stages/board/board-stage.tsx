import { StagePicture } from "../live/stage-picture.tsx";
import { Board } from "./board.tsx";
import { firstBoard } from "./board-model.ts";

/** The first state of TalentDash's stage, for the document. On the server only. */
export default function BoardStage() {
  return (
    <StagePicture name="BOARD">
      <Board board={firstBoard()} />
    </StagePicture>
  );
}
