import { localMoment } from "#app/stages/local-moment.ts";
import { createRoundLog, type RoundLog } from "#app/stages/log/round-log.ts";
import type { Log } from "#app/stages/log/stored-log.ts";
import { followPage } from "#app/stages/log/use-round-log.ts";
import { type Action, type Change, type FileRef, inOrder } from "#domain/round/change.ts";
import { logByPerson } from "#domain/round/log-state.ts";
import { mergeLogs, namedFiles } from "#domain/round/merge-logs.ts";
import { mergedChanges, type RoundState, roundState, stateChanges } from "#domain/round/round-state.ts";
import { type RoundEntry, type RoundStore, StoreError, type StoreFault } from "./store/round-store.ts";

/** Whether the changes of this window are kept. */
export type Saving =
  | { kind: "SAVED"; at: Date | undefined }
  | { kind: "SAVING" }
  /** Shown until a later write succeeds, which includes what is missing. */
  | { kind: "NOT_SAVED"; fault: StoreFault };

/** A round of the visitor's own, open in this window. */
export type OpenRound = {
  id: string;
  store: RoundStore;
  log: RoundLog;
  /** The round and its candidates after all changes; the same object until there is another change. */
  state: () => RoundState;
  saving: () => Saving;
  /** Writes again what could not be saved. */
  saveAgain: () => void;
  /**
   * Removes candidates for good: from the log, and their files from this device. Never rejects: what the storage does
   * not erase now is erased later, and not saved until then.
   */
  remove: (people: readonly string[]) => Promise<void>;
  /** Erases applications that were withdrawn, with the candidates who came with them. Returns how many there were. */
  withdraw: (submissions: ReadonlySet<string>) => Promise<number>;
  /** The entry of the list of rounds, as of now. */
  entry: () => RoundEntry;
  /** Takes in another copy of this round: its changes are united with those of this device. */
  merge: (changes: readonly Change[]) => Promise<void>;
  /** Notes that the round was exported now, with its changes up to this clock. */
  noteExport: (clock: number) => Promise<void>;
  close: () => void;
};

/** A failed write is tried again after this time. */
const retryMs = 3_000;

const faultOf = (error: unknown): StoreFault => (error instanceof StoreError ? error.fault : "REFUSED");

export const newId = (): string => crypto.randomUUID();

const windowName = "own-round-window";

/** The name of this tab, the same after a reload; where session storage is refused, another one for each page. */
function loadWindow(): string {
  const id = newId().slice(0, 8);
  try {
    const known = sessionStorage.getItem(windowName);
    if (known === null) sessionStorage.setItem(windowName, id);
    return known ?? id;
  } catch {
    return id;
  }
}

/** A number for the list: candidates, and those without a decision. */
function countPeople(changes: readonly Change[], { people }: RoundState) {
  const decided = logByPerson(mergedChanges(changes));
  return { people: people.length, open: people.filter(({ id }) => !decided.get(id)?.decision).length };
}

const arrived = (changes: readonly Change[]) =>
  changes.flatMap((change) => (change.kind === "ARRIVE" ? change.applied : []));

/** The submissions with which these people came: what arrived is erased with them, and does not come back. */
function submissionsOf(people: readonly string[], changes: readonly Change[]): string[] {
  const added = changes.flatMap((change) => (change.kind === "ADD" ? change.people : []));
  const own = added.filter(({ id }) => people.includes(id));
  const files = new Set(own.flatMap(({ file }) => file?.hash ?? []));
  return [
    ...new Set([
      ...own.flatMap(({ application }) => application?.submission ?? []),
      ...arrived(changes).flatMap(({ application, file }) =>
        files.has(file.hash) ? application.submission : [],
      ),
    ]),
  ];
}

/**
 * Hashes of the files with which these people and submissions came, for a round that is or was shared: another device may
 * have them in its tray.
 */
function sharedFilesOf(
  people: readonly string[],
  submissions: readonly string[],
  changes: readonly Change[],
): string[] {
  if (!changes.some(({ kind }) => kind === "SHARE")) return [];
  const files = changes.flatMap((change): (FileRef | undefined)[] => {
    if (change.kind === "ADD")
      return change.people.filter(({ id }) => people.includes(id)).map(({ file }) => file);
    if (change.kind === "ATTACH") return people.includes(change.person) ? [change.file] : [];
    if (change.kind !== "ARRIVE") return [];
    return change.applied
      .filter(({ application }) => submissions.includes(application.submission))
      .map(({ file }) => file);
  });
  return [...new Set(files.flatMap((file) => file?.hash ?? []))];
}

/** The entry of the list for a round with this log, as of now. */
export function roundEntry(
  { id, exported, exportedClock }: Pick<RoundEntry, "id" | "exported" | "exportedClock">,
  changes: readonly Change[],
  state = roundState(changes),
): RoundEntry {
  return {
    id,
    title: state.title,
    changed: Date.now(),
    exported,
    ...(exportedClock !== undefined && { exportedClock }),
    ...countPeople(changes, state),
  };
}

/** Starts a round with its first change. Returns its id. @throws {StoreError} if it cannot be saved */
export async function startRound(
  store: RoundStore,
  start: Omit<Extract<Action, { kind: "START" }>, "kind">,
): Promise<string> {
  const id = newId();
  const change: Change = {
    kind: "START",
    ...start,
    id: newId(),
    clock: 1,
    window: loadWindow(),
    time: localMoment(),
  };
  await store.append(roundEntry({ id, exported: 0 }, [change]), [change]);
  return id;
}

/**
 * Opens a round of this device; undefined if there is none with this id.
 * @throws {StoreError} if the storage does not answer
 */
export async function openRound(store: RoundStore, id: string): Promise<OpenRound | undefined> {
  const [known, stored] = await Promise.all([store.entry(id), store.changes(id)]);
  if (!known || stored.length === 0) return undefined;
  const written = new Set(stored.map((change) => change.id));
  // A window that had not heard of a removal may have written about someone since.
  const left = mergeLogs(stored, []);
  let current: Log = { round: 0, changes: left.changes };
  let saving: Saving = { kind: "SAVED", at: undefined };
  let { exported, exportedClock } = known;
  let onChange = () => {};
  let computed: { changes: readonly Change[]; read: Change[]; state: RoundState } | undefined;

  /** Most changes are decisions and messages, after which the people of the round are the same. */
  const stateOf = (changes: readonly Change[]): RoundState => {
    if (computed?.changes === changes) return computed.state;
    const read = stateChanges(changes);
    const last = computed;
    const isSame =
      last?.read.length === read.length && read.every((change, index) => change === last.read[index]);
    const state = isSame ? { ...last.state, changed: changes.at(-1)?.time ?? "" } : roundState(changes);
    computed = { changes, read, state };
    return state;
  };
  const state = () => stateOf(log.getSnapshot().changes);
  const entryOf = (changes: readonly Change[]): RoundEntry =>
    roundEntry(
      { id, exported, ...(exportedClock !== undefined && { exportedClock }) },
      changes,
      stateOf(changes),
    );
  const entry = () => entryOf(current.changes);
  const show = (next: Saving) => {
    saving = next;
    onChange();
  };

  const missing = () => current.changes.filter((change) => !written.has(change.id));
  let isWriting = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /**
   * Writes one after the other. Each write includes all that the one before could not save. A silent one leaves the
   * page as it is until it succeeds.
   */
  async function save(isSilent = false): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    clearTimeout(retry);
    try {
      for (let changes = missing(); changes.length > 0; changes = missing()) {
        if (!isSilent) show({ kind: "SAVING" });
        await store.append(entry(), changes);
        for (const change of changes) written.add(change.id);
      }
      show({ kind: "SAVED", at: new Date() });
    } catch (error) {
      const fault = faultOf(error);
      show({ kind: "NOT_SAVED", fault });
      // Also after the round was closed: the page still has what is missing.
      if (fault !== "DELETED") retry = setTimeout(() => void save(true), retryMs);
    } finally {
      isWriting = false;
    }
  }

  const channelName = `own-round-${id}`;
  const log = createRoundLog({
    stored: {
      isStored: () => store.isKept && saving.kind !== "NOT_SAVED",
      loadWindow,
      load: () => current,
      store(next) {
        current = next;
        void save();
      },
      onChange(listener) {
        onChange = listener;
      },
    },
    openChannel: () =>
      typeof BroadcastChannel === "function" ? new BroadcastChannel(channelName) : undefined,
    newId: () => newId(),
    timeOfDay: () => localMoment(),
    monotonicMs: () => performance.now(),
    unite: (own, received) => mergeLogs(own, received).changes,
  });
  const stopFollowing = followPage(log);
  /** Unites the log of this window and another copy with the stored one. What is erased in one is erased in all. */
  async function merge(added: readonly Change[]): Promise<void> {
    let merged: Change[] = [];
    await store.update(id, (kept) => {
      const own = mergeLogs(kept, current.changes);
      const both = mergeLogs(own.changes, added);
      const named = new Set(namedFiles(both.changes).map(({ hash }) => hash));
      const files = [...own.files, ...both.files].filter(({ hash }) => !named.has(hash));
      merged = both.changes;
      return { entry: entryOf(merged), changes: merged, dropped: files.map(({ hash }) => hash) };
    });
    for (const change of merged) written.add(change.id);
    // Other windows hear of it only while someone listens here.
    const stopListening = log.subscribe(() => {});
    log.takeIn(merged);
    stopListening();
  }
  /** Erases from the storage what was removed from the log; again, until the storage has done it. */
  async function erase(): Promise<void> {
    try {
      await merge([]);
    } catch (error) {
      const fault = faultOf(error);
      show({ kind: "NOT_SAVED", fault });
      if (fault !== "DELETED") setTimeout(() => void erase(), retryMs);
    }
  }
  const isErased = stored.some(({ kind }) => kind === "REMOVE");
  if (isErased && JSON.stringify(left.changes) !== JSON.stringify(inOrder(stored))) await merge([]);

  return {
    id,
    store,
    log,
    state,
    saving: () => saving,
    saveAgain: () => void save(),
    async remove(people) {
      // Someone who was added twice is removed with both entries.
      const entries = state().people.flatMap(({ id: person, merged }) =>
        people.includes(person) ? merged : [],
      );
      const removed = [...new Set([...people, ...entries])];
      const submissions = submissionsOf(removed, log.getSnapshot().changes);
      const files = sharedFilesOf(removed, submissions, log.getSnapshot().changes);
      log.append({
        ...{ kind: "REMOVE", people: removed },
        ...(submissions.length > 0 && { submissions }),
        ...(files.length > 0 && { files }),
      });
      log.takeIn([]);
      await erase();
    },
    async withdraw(submissions) {
      // All that arrived: of two with the same file, the state has only the newest.
      const left = arrived(log.getSnapshot().changes).flatMap(({ application: { submission } }) =>
        submissions.has(submission) ? submission : [],
      );
      // Another device may have added someone before it heard of the withdrawal.
      const own = state().people.filter(({ application }) => submissions.has(application?.submission ?? ""));
      if (left.length === 0 && own.length === 0) return 0;
      const removed = own.flatMap(({ id, merged }) => [id, ...merged]);
      const files = sharedFilesOf(removed, left, log.getSnapshot().changes);
      log.append({ kind: "REMOVE", people: removed, submissions: left, files });
      log.takeIn([]);
      await erase();
      return left.length;
    },
    merge,
    entry,
    async noteExport(clock) {
      exported = Date.now();
      exportedClock = clock;
      await store.append(entry(), []);
      onChange();
    },
    close: stopFollowing,
  };
}
