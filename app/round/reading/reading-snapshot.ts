import type { FileResult, StoreFault } from "#app/round/store/round-store.ts";
import type { Applied } from "#domain/round/change.ts";
import type { Shelf } from "./shelf.ts";
import type { Taker } from "./take-in.ts";
import {
  boardCodes,
  boardResults,
  countDismissed,
  paused,
  type TrayRow,
  trayRows,
  type UnreadFile,
  unreadFiles,
} from "./tray-rows.ts";

/** How far the files of this run are: `total` counts those that are read or will be without a further word. */
export type Progress = {
  done: number;
  total: number;
  /** Names of files in work, with their folders. */
  names: string[];
  /** Unknown in the first seconds. */
  secondsLeft?: number;
};

/**
 * EMPTY: no file was given. NO_POSTING: files wait for a posting. PAUSED: files wait for a person to go on.
 * DONE: all files are read, named as unread, or on the board.
 */
export type ReadingState = "EMPTY" | "NO_POSTING" | "READING" | "PAUSED" | "DONE";

export type ReadingSnapshot = {
  state: ReadingState;
  progress: Progress;
  /** How many files wait: for a person to go on, or for a posting. */
  waiting: number;
  /** Best first: read, on no candidate, and not taken out. */
  tray: readonly TrayRow[];
  unread: readonly UnreadFile[];
  /** How many résumés were taken out of the tray. */
  dismissed: number;
  /** How many files of the last drop have the same bytes as another one. */
  repeated: number;
  /** For the board, by the file's hash; the same object until something on the board changes. */
  results: ReadonlyMap<string, FileResult>;
  /** For the board: why a file has no result. */
  codes: ReadonlyMap<string, string>;
  /** What does not work: NOT_LOADED if the engine could not be loaded. */
  fault?: StoreFault | "NOT_LOADED";
};

/** What a snapshot is made of. */
export type ReadingParts = {
  shelf: Pick<Shelf, "files" | "results" | "fault">;
  taker: Pick<Taker, "left" | "held" | "refusals" | "repeated">;
  /** Hashes of files of someone on the board. */
  onBoard: ReadonlySet<string>;
  /** Applications by the hash of their file. */
  applied: ReadonlyMap<string, Applied>;
  progress: Progress;
  /** Of another window, if that is the one that reads. */
  followed: Progress | undefined;
  hasPosting: boolean;
  isEngineMissing: boolean;
};

/** The known map, if it has the same entries. */
function same<Value>(known: ReadonlyMap<string, Value> | undefined, next: Map<string, Value>) {
  const isSame = known?.size === next.size && [...next].every(([key, value]) => known.get(key) === value);
  return isSame && known ? known : next;
}

const isUnfinished = ({ done, total }: Progress) => done < total;

/** `last`: the snapshot before, whose parts are used again if they are the same. */
export function takeSnapshot(parts: ReadingParts, last?: ReadingSnapshot): ReadingSnapshot {
  const { shelf, taker, onBoard, applied, progress, followed, hasPosting, isEngineMissing } = parts;
  const { files, results } = shelf;
  const all = { files, results, onBoard, applied };
  const waiting =
    taker.held() +
    [...files.values()].filter(
      ({ state, code }) => state === "WAITING" && (code === paused || !hasPosting || isEngineMissing),
    ).length;
  // The window that reads knows what is held; this one knows what it is taking in.
  const isReading = followed
    ? isUnfinished(followed) || taker.left() > 0
    : isUnfinished(progress) && !isEngineMissing;
  const stopped = hasPosting ? "PAUSED" : "NO_POSTING";
  const settled = files.size + taker.refusals.length === 0 ? "EMPTY" : "DONE";
  const fault = isEngineMissing ? "NOT_LOADED" : shelf.fault();
  return {
    state: isReading ? "READING" : waiting > 0 ? stopped : settled,
    progress: followed ?? progress,
    waiting,
    tray: trayRows(all),
    unread: unreadFiles(all, taker.refusals),
    dismissed: countDismissed(all),
    repeated: taker.repeated(),
    results: same(last?.results, boardResults(all)),
    codes: same(last?.codes, boardCodes(all)),
    ...(fault && { fault }),
  };
}
