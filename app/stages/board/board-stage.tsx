import { Board } from "./board.tsx";
import { firstBoard } from "./board-model.ts";

/** The first state of TalentDash's stage, for the document. On the server only. */
export function BoardStage() {
  return <Board board={firstBoard()} />;
}
