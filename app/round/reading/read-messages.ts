import type { ReadErrorCode } from "resume-match";
import type { FileResult } from "#app/round/store/round-store.ts";
import type { Asks } from "#domain/round/change.ts";

/** What a round asks for, with the key of results that answer it. */
export type KeyedAsks = Asks & { key: string; now: { year: number; month: number } };
/** A result, without its round: the worker does not know it. */
export type ReadResult = Omit<FileResult, "round">;
/** Why a file was not read. */
export type ReadFailure = ReadErrorCode | "unknown";

/**
 * From the page to the worker. `ask` comes before everything else, and again when the round asks for something else:
 * all that the worker has read is then scored again. `forget`: files that the round no longer has.
 */
export type ToReadWorker =
  | { kind: "ask"; asks: KeyedAsks }
  | { kind: "read"; hash: string; name: string; bytes: ArrayBuffer }
  | { kind: "forget"; hashes: string[] };

/**
 * From the worker to the page. `opened`: everything is loaded, and work on the file starts. `scored`: some of what was
 * read before, for what the round asks now. `not-loaded`: the engine could not be loaded, and nothing was done.
 */
export type FromReadWorker =
  | { kind: "opened"; hash: string }
  | { kind: "read"; result: ReadResult }
  | { kind: "unread"; hash: string; code: ReadFailure }
  | { kind: "scored"; results: ReadResult[] }
  | { kind: "not-loaded"; hash: string };
