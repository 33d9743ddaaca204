import type { PersonMatch } from "#app/stages/round.ts";
import type { Change, Facts, FileRef } from "#domain/round/change.ts";

/** A round in the list of rounds on this device. */
export type RoundEntry = {
  id: string;
  title: string;
  /** When it was last changed here, in milliseconds since 1970. */
  changed: number;
  /** Candidates, and those of them without a decision. */
  people: number;
  open: number;
  /** When it was last exported; 0 for never. */
  exported: number;
  /** The clock of the newest change in that copy. Absent before the first one. */
  exportedClock?: number;
};

/** Why a file has no result. `facts-typed`: a person read it and typed what it says. */
export type UnreadCode = string;

/**
 * A file that was given to the round, and where it stands: waiting to be read, read, or unreadable. Someone on the
 * board has its hash in the log; all others are in the tray.
 */
export type GivenFile = FileRef & {
  round: string;
  state: "WAITING" | "READ" | "UNREAD";
  /** Why it is unread. */
  code?: UnreadCode;
  /** Of a file that came in a ZIP or a folder: the path in it. */
  path?: string;
  /** When it was given, in milliseconds since 1970. */
  given: number;
  /** Whether a person took it out of the tray. */
  isDismissed?: boolean;
};

/** What the engine finds in a file, by what the round asked for when it was scored. */
export type FileResult = {
  round: string;
  hash: string;
  /** Names the posting, its corrections and the engine: another key means that the result is out of date. */
  asks: string;
  /** As read from the résumé. */
  facts: Partial<Facts>;
  /** The code of the résumé's language, if it is not read. */
  foreign?: string;
  match: PersonMatch;
  /** Lines of the résumé, for quotations: the `line` of the match's evidence counts from 0. */
  lines: string[];
};

/** A failure of the browser's storage. */
export type StoreFault =
  /** The browser refuses it: private window, setting, or no support. */
  | "REFUSED"
  /** There is no room left. */
  | "FULL"
  /** No answer within the deadline. */
  | "SLOW"
  /** Another version of this site holds the storage in another window. */
  | "BLOCKED"
  /** The round was deleted, here or in another window: nothing of it is written any more. */
  | "DELETED";

/** Why storage that was open is so no longer: a newer version of the site needs it, or the browser closed or cleared it. */
export type GoneReason = "NEWER" | "CLOSED";

export class StoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, options?: ErrorOptions) {
    super(`Storage: ${fault}`, options);
    this.fault = fault;
  }
}

/** The entry to keep: another window may have exported the round since this one was read. */
export function newerEntry(entry: RoundEntry, stored: RoundEntry | undefined): RoundEntry {
  if (!stored || stored.exported <= entry.exported) return entry;
  const { exported, exportedClock } = stored;
  return { ...entry, exported, ...(exportedClock !== undefined && { exportedClock }) };
}

/**
 * Makes the new log and entry of a round from its stored changes, which are in no order. `dropped`: hashes of files that
 * go with what was erased. Must not wait.
 */
export type LogUpdate = (stored: Change[]) => {
  entry: RoundEntry;
  changes: readonly Change[];
  dropped: readonly string[];
};

/**
 * Where rounds are kept on this device. Each promise settles within the deadline of `openRoundStore`; a write is
 * resolved when the browser has confirmed it. All are rejected with a `StoreError`.
 */
export type RoundStore = {
  /** False for the memory of this page, which is all there is if the browser refuses storage. */
  isKept: boolean;
  /** All rounds, last changed first. */
  list: () => Promise<RoundEntry[]>;
  entry: (round: string) => Promise<RoundEntry | undefined>;
  /** Adds changes that it does not have, and replaces the entry of the list. A round begins with its START. */
  append: (entry: RoundEntry, changes: readonly Change[]) => Promise<void>;
  /** Replaces the log by what is made of the stored one, and deletes files with their results: all of it, or nothing. */
  update: (round: string, make: LogUpdate) => Promise<void>;
  changes: (round: string) => Promise<Change[]>;
  /** Adds files with their bytes. Files that the round has already stay as they are. Returns all as the round has them. */
  give: (files: readonly { file: GivenFile; bytes: ArrayBuffer }[]) => Promise<GivenFile[]>;
  given: (round: string) => Promise<GivenFile[]>;
  /** Replaces what is known of files, without their bytes. Files that the round has no longer stay away. */
  note: (files: readonly GivenFile[]) => Promise<void>;
  bytes: (round: string, hash: string) => Promise<ArrayBuffer | undefined>;
  /** Like `note`. */
  putResults: (results: readonly FileResult[]) => Promise<void>;
  results: (round: string) => Promise<FileResult[]>;
  /** Deletes a round with everything. */
  remove: (round: string) => Promise<void>;
};
