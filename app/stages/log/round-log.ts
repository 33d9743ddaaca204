import { type Action, type Change, inOrder, isApplicant } from "./change.ts";

/** Another window of this browser with a stage of the round. */
export type OtherWindow = { window: string; person?: string };

export type LogSnapshot = {
  window: string;
  changes: readonly Change[];
  others: readonly OtherWindow[];
  /** False if the browser refuses session storage or has no room: the changes end with the page. */
  isStored: boolean;
};

/** Changes of an earlier `round` were discarded by "Start again". */
type Log = { round: number; changes: Change[] };
type Message =
  | { type: "HELLO" }
  | ({ type: "LOG" } & Log)
  | ({ type: "HERE" } & OtherWindow)
  | { type: "GONE"; window: string };

/** Also the version of what is stored: another shape needs another name. */
export const logName = "round-log-1";
const windowName = "round-window";
const heartbeatMs = 5_000;
/** A window that was silent for so long is closed or asleep. */
const silenceMs = 12_000;

export type LogEnvironment = {
  /** @throws {Error} if the browser refuses storage or has no room */
  storage: () => Pick<Storage, "getItem" | "setItem">;
  openChannel: () => BroadcastChannel | undefined;
  newId: () => string;
  timeOfDay: () => string;
  monotonicMs: () => number;
};

function isChange(value: unknown): value is Change {
  const change = value as (Partial<Change> & { applicant?: unknown }) | null;
  return (
    typeof change === "object" &&
    change !== null &&
    typeof change.id === "string" &&
    typeof change.kind === "string" &&
    typeof change.clock === "number" &&
    typeof change.window === "string" &&
    (change.kind !== "APPLY" || isApplicant(change.applicant))
  );
}

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
 * The visitor's changes on the stages of the round. All stages of a tab share it, and the windows of a browser tell each
 * other. It stays in session storage, so that it ends with the tab.
 */
export function createRoundLog({ storage, openChannel, newId, timeOfDay, monotonicMs }: LogEnvironment) {
  const listeners = new Set<() => void>();
  const heard = new Map<string, OtherWindow & { at: number }>();
  let channel: BroadcastChannel | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let person: string | undefined;
  let isStored = true;
  let window = loadWindow();
  let log = load();
  let snapshot = takeSnapshot();

  /** The name of this window. A reload keeps it, so that undo still reaches what was done before. */
  function loadWindow(): string {
    try {
      return storage().getItem(windowName) ?? renameWindow();
    } catch {
      return newId();
    }
  }

  function renameWindow(): string {
    const id = newId();
    storage().setItem(windowName, id);
    return id;
  }

  function load(): Log {
    try {
      return readLog(storage().getItem(logName));
    } catch {
      isStored = false;
      return readLog(null);
    }
  }

  function takeSnapshot(): LogSnapshot {
    const others = [...heard.values()].map(({ at: _, ...other }) => other);
    return { window, changes: log.changes, others, isStored };
  }

  function publish() {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function store() {
    try {
      storage().setItem(logName, JSON.stringify(log));
      isStored = true;
    } catch {
      isStored = false;
    }
  }

  const send = (message: Message) => channel?.postMessage(message);
  const sendPresence = () => send({ type: "HERE", window, ...(person !== undefined && { person }) });

  function merge(received: Log) {
    if (received.round < log.round) return;
    const own = received.round > log.round ? [] : log.changes;
    const known = new Set(own.map(({ id }) => id));
    const added = received.changes.filter((change) => isChange(change) && !known.has(change.id));
    if (received.round === log.round && added.length === 0) return;
    log = { round: received.round, changes: inOrder([...own, ...added]) };
    store();
    publish();
  }

  function forgetSilent() {
    const silent = [...heard].filter(([, { at }]) => monotonicMs() - at > silenceMs);
    for (const [id] of silent) heard.delete(id);
    if (silent.length > 0) publish();
  }

  function receive({ data }: MessageEvent<Message>) {
    switch (data.type) {
      case "HELLO":
        if (log.round > 0 || log.changes.length > 0) send({ type: "LOG", ...log });
        sendPresence();
        break;
      case "LOG":
        merge(data);
        break;
      case "HERE": {
        // A duplicated tab copies the session storage.
        if (data.window === window) window = newId();
        const before = heard.get(data.window);
        const { type: _, ...other } = data;
        heard.set(data.window, { ...other, at: monotonicMs() });
        if (!before || before.person !== data.person) publish();
        break;
      }
      case "GONE":
        if (heard.delete(data.window)) publish();
        break;
    }
  }

  /** Announces this window and asks the others for their changes: at the start, and when a sleeping tab wakes up. */
  function greet() {
    if (!channel) return;
    forgetSilent();
    send({ type: "HELLO" });
    sendPresence();
  }

  function open() {
    channel = openChannel();
    channel?.addEventListener("message", receive);
    heartbeat = setInterval(() => {
      forgetSilent();
      sendPresence();
    }, heartbeatMs);
    greet();
  }

  function suspend() {
    send({ type: "GONE", window });
    channel?.close();
    channel = undefined;
    clearInterval(heartbeat);
    heard.clear();
  }

  function add(change: Change) {
    log = { ...log, changes: inOrder([...log.changes, change]) };
    store();
    publish();
    send({ type: "LOG", round: log.round, changes: [change] });
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      if (listeners.size === 0) open();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) suspend();
      };
    },
    /** Records what the visitor or, with `by`, the simulated colleague did. Returns the id of the change. */
    append(action: Action, by?: string): string {
      const clock = (log.changes.at(-1)?.clock ?? 0) + 1;
      const id = newId();
      add({ ...action, id, clock, window, time: timeOfDay(), ...(by !== undefined && { by }) });
      return id;
    },
    /** "Start again", in all windows. */
    reset() {
      log = { round: log.round + 1, changes: [] };
      store();
      publish();
      send({ type: "LOG", ...log });
    },
    /** Shows the other windows which person is open here. */
    showPerson(next: string | undefined) {
      if (next === person) return;
      person = next;
      sendPresence();
    },
    greet,
    /** Leaves the other windows while the page is in the back-forward cache. */
    suspend,
    resume() {
      if (listeners.size > 0) open();
    },
  };
}
export type RoundLog = ReturnType<typeof createRoundLog>;
