import { type Action, type Change, inOrder, isApplicant } from "./change.ts";

/** Another window of this browser that shows a stage of the round. */
export type OtherWindow = { window: string; person?: string };

export type LogSnapshot = {
  window: string;
  changes: readonly Change[];
  others: readonly OtherWindow[];
  /** False if session storage is refused or full; changes are then lost with the page. */
  isStored: boolean;
};

/** "Start again" increments `round`; changes of earlier rounds are discarded. */
type Log = { round: number; changes: Change[] };
type Message =
  | { type: "HELLO" }
  | ({ type: "LOG" } & Log)
  | ({ type: "HERE" } & OtherWindow)
  | { type: "GONE"; window: string };

/** Storage key, with the version of the stored format: a new format needs a new key. */
export const logName = "round-log-1";
const windowName = "round-window";
const heartbeatMs = 5_000;
/** A window that has been silent for this long is closed or asleep. */
const silenceMs = 12_000;

export type LogEnvironment = {
  /** @throws {Error} if the browser refuses storage or it is full */
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
 * The visitor's changes to the round. All stages of a tab share them, and the windows of a browser sync them.
 * They are in session storage, so they end with the tab.
 */
export function createRoundLog({ storage, openChannel, newId, timeOfDay, monotonicMs }: LogEnvironment) {
  const listeners = new Set<() => void>();
  const peers = new Map<string, OtherWindow & { at: number }>();
  let channel: BroadcastChannel | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let person: string | undefined;
  let isStored = true;
  let window = loadWindow();
  let log = load();
  let snapshot = takeSnapshot();

  /** This window's id. Kept across reloads, so that undo still covers earlier changes. */
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
    const others = [...peers.values()].map(({ at: _, ...other }) => other);
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
    const silent = [...peers].filter(([, { at }]) => monotonicMs() - at > silenceMs);
    for (const [id] of silent) peers.delete(id);
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
        // Duplicating a tab copies its session storage, and with it this id.
        if (data.window === window) window = newId();
        const before = peers.get(data.window);
        const { type: _, ...other } = data;
        peers.set(data.window, { ...other, at: monotonicMs() });
        if (!before || before.person !== data.person) publish();
        break;
      }
      case "GONE":
        if (peers.delete(data.window)) publish();
        break;
    }
  }

  /** Announces this window and requests the others' changes: on opening, and when a sleeping tab wakes up. */
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
    peers.clear();
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
    /** Records an action by the visitor or, with `by`, the simulated colleague. Returns the change's id. */
    append(action: Action, by?: string): string {
      const clock = (log.changes.at(-1)?.clock ?? 0) + 1;
      const id = newId();
      add({ ...action, id, clock, window, time: timeOfDay(), ...(by !== undefined && { by }) });
      return id;
    },
    /** "Start again" in all windows. */
    reset() {
      log = { round: log.round + 1, changes: [] };
      store();
      publish();
      send({ type: "LOG", ...log });
    },
    /** Publishes to other windows which person is open here. */
    showPerson(next: string | undefined) {
      if (next === person) return;
      person = next;
      sendPresence();
    },
    greet,
    /** Leaves the channel while the page is in the back-forward cache. */
    suspend,
    resume() {
      if (listeners.size > 0) open();
    },
  };
}
export type RoundLog = ReturnType<typeof createRoundLog>;
