import { type Action, type Change, inOrder, isChange } from "#domain/round/change.ts";
import { createPresence, type OtherWindow } from "./presence.ts";
import type { Log, LogStore } from "./stored-log.ts";
import { createWindowChannel } from "./window-channel.ts";

export type LogSnapshot = {
  window: string;
  changes: readonly Change[];
  others: readonly OtherWindow[];
  /** False if storage is refused or full; changes are then lost with the page. */
  isStored: boolean;
};

export type LogEnvironment = {
  stored: LogStore;
  openChannel: () => BroadcastChannel | undefined;
  newId: () => string;
  timeOfDay: () => string;
  monotonicMs: () => number;
  /** One log of two, for a round that is never started again: nothing that another window has is left out. */
  unite?: (own: readonly Change[], received: readonly Change[]) => Change[];
};

/** The log with what another window has of it; the same one if there is nothing new. */
function merged(log: Log, received: Log, unite: LogEnvironment["unite"]): Log {
  if (unite) {
    const ids = new Set(log.changes.map(({ id }) => id));
    const changes = received.changes.filter(isChange);
    return changes.every(({ id }) => ids.has(id)) ? log : { ...log, changes: unite(log.changes, changes) };
  }
  if (received.round < log.round) return log;
  const own = received.round > log.round ? [] : log.changes;
  const known = new Set(own.map(({ id }) => id));
  const added = received.changes.filter((change) => isChange(change) && !known.has(change.id));
  if (received.round === log.round && added.length === 0) return log;
  return { round: received.round, changes: inOrder([...own, ...added]) };
}

/** The changes of a round in this window. The windows of a browser sync them, and `stored` keeps them. */
export function createRoundLog({
  stored,
  openChannel,
  newId,
  timeOfDay,
  monotonicMs,
  unite,
}: LogEnvironment) {
  const listeners = new Set<() => void>();
  const presence = createPresence({ window: stored.loadWindow(), newId, monotonicMs });
  const channel = createWindowChannel({
    openChannel,
    presence,
    log: () => log,
    onLog: merge,
    onPresence: publish,
  });
  let log = stored.load();
  let snapshot = takeSnapshot();

  function takeSnapshot(): LogSnapshot {
    return {
      window: presence.own().window,
      changes: log.changes,
      others: presence.others(),
      isStored: stored.isStored(),
    };
  }

  function publish() {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function replace(next: Log) {
    log = next;
    stored.store(log);
    publish();
  }

  function merge(received: Log) {
    const next = merged(log, received, unite);
    if (next !== log) replace(next);
  }

  function add(change: Change) {
    replace({ ...log, changes: inOrder([...log.changes, change]) });
    channel.sendLog({ round: log.round, changes: [change] });
  }

  stored.onChange?.(publish);

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      if (listeners.size === 0) channel.open();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) channel.close();
      };
    },
    /** Records an action by the visitor or, with `by`, the simulated colleague. Returns the change's id. */
    append(action: Action, by?: string): string {
      const clock = (log.changes.at(-1)?.clock ?? 0) + 1;
      const id = newId();
      add({
        ...action,
        id,
        clock,
        window: presence.own().window,
        time: timeOfDay(),
        ...(by !== undefined && { by }),
      });
      return id;
    },
    /** "Start again" in all windows. */
    reset() {
      replace({ round: log.round + 1, changes: [] });
      channel.sendLog(log);
    },
    /** Takes in another copy of the round, in all windows. */
    takeIn(changes: readonly Change[]) {
      if (!unite) return;
      replace({ ...log, changes: unite(log.changes, changes) });
      channel.sendLog(log);
    },
    /** Publishes to other windows which person is open here. */
    showPerson(next: string | undefined) {
      if (presence.showPerson(next)) channel.sendPresence();
    },
    greet: channel.greet,
    /** Leaves the other windows while the page is in the back-forward cache. */
    suspend: channel.close,
    resume() {
      if (listeners.size > 0) channel.open();
    },
  };
}
export type RoundLog = ReturnType<typeof createRoundLog>;
