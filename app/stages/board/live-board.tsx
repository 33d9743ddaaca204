import { Board } from "./board.tsx";
import { sampleBoard } from "./sample-board.ts";
import { useBoard } from "./use-board.ts";

/** Interactive version; loaded lazily, client only. */
export default function LiveBoard() {
  return <Board board={useBoard(sampleBoard)} />;
}
