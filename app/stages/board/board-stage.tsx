import { StagePicture } from "../live/stage-picture.tsx";
import { Board } from "./board.tsx";
import { firstBoard } from "./board-model.ts";
import { sampleBoard } from "./sample-board.ts";

/** Static preview of TalentDash's stage. Server only. */
export default function BoardStage() {
  return (
    <StagePicture name="BOARD">
      <Board board={firstBoard(sampleBoard)} />
    </StagePicture>
  );
}
