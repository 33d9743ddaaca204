import { type Change, isChange } from "#domain/round/change.ts";

/** Changes of an earlier `round` were discarded by "Start again". */
export type Log = { round: number; changes: Change[] };

/** Also the version of what is stored: another shape needs another name. */
export const logName = "round-log-2";
const windowName = "round-window";

/** Where the log of a window is kept between pages. */
export type LogStore = {
  /** False after storage refused to read or to write. */
  isStored: () => boolean;
  /** The name of this window. A reload keeps it, so that undo still reaches what was done before. */
  loadWindow: () => string;
  load: () => Log;
  store: (log: Log) => void;
  /** For a store that writes later: calls back when `isStored` has changed. */
  onChange?: (listener: () => void) => void;
};

/** @throws {Error} if the browser refuses storage or has no room */
export type OpenStorage = () => Pick<Storage, "getItem" | "setItem">;

function readLog(text: string | null): Log {
  const empty = { round: 0, changes: [] };
  try {
    const log = JSON.parse(text ?? "null") as Partial<Log> | null;
    if (typeof log?.round !== "number" || !Array.isArray(log.changes)) return empty;
    return { round: log.round, changes: log.changes.filter(isChange) };
  } catch {
    return empty;
  }
}

/**
 * The log and the name of this window in session storage, which ends with the tab. A browser that refuses it is no
 * error.
 */
export function createStoredLog(storage: OpenStorage, newId: () => string): LogStore {
  let isStored = true;

  function renameWindow(): string {
    const id = newId();
    storage().setItem(windowName, id);
    return id;
  }

  return {
    isStored: () => isStored,
    loadWindow(): string {
      try {
        return storage().getItem(windowName) ?? renameWindow();
      } catch {
        return newId();
      }
    },
    load(): Log {
      try {
        return readLog(storage().getItem(logName));
      } catch {
        isStored = false;
        return readLog(null);
      }
    },
    store(log: Log) {
      try {
        storage().setItem(logName, JSON.stringify(log));
        isStored = true;
      } catch {
        isStored = false;
      }
    },
  };
}
