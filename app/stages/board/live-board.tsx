import { Board } from "./board.tsx";
import { useBoard } from "./use-board.ts";

/** TalentDash's stage once its script has come. In the browser only. */
export default function LiveBoard() {
  return <Board board={useBoard()} />;
}
