import type { OpenRound } from "#app/round/open-round.ts";
import type { FileResult, GivenFile, StoreFault } from "#app/round/store/round-store.ts";
import { thisMonth } from "#app/tools/resume/worker/load-engine.ts";
import type { Facts } from "#domain/round/change.ts";
import { asksKey } from "./asks-key.ts";
import engine from "./engine.data.ts";
import type { KeyedAsks, ReadFailure } from "./read-messages.ts";
import { createReadPool, poolSize } from "./read-pool.ts";
import { createRate } from "./reading-rate.ts";
import { joinWindows } from "./reading-windows.ts";
import { createShelf } from "./shelf.ts";
import type { OfferedFile } from "./take-files.ts";
import { createTaker } from "./take-in.ts";
import {
  countDismissed,
  factsTyped,
  filesInLog,
  paused,
  personOf,
  type TrayRow,
  trayRows,
  typedPerson,
  type UnreadFile,
  unreadFiles,
} from "./tray-rows.ts";

/** How far the files of this run are: `total` counts those that are read or will be without a further word. */
export type Progress = {
  done: number;
  total: number;
  /** Names of files in work. */
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
  /** By the file's hash; those of candidates on the board, too. */
  results: ReadonlyMap<string, FileResult>;
  /** What does not work: NOT_LOADED if the engine could not be loaded. */
  fault?: StoreFault | "NOT_LOADED";
};

/** At most so often, so that a page with 1,000 rows can answer. */
const publishEveryMs = 200;

type Environment = {
  createWorker: () => Worker;
  size: number;
  monotonicMs: () => number;
};

const browser = (): Environment => ({
  createWorker: () => new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" }),
  size: poolSize(navigator),
  monotonicMs: () => performance.now(),
});

/** Reads the résumés of a round on this device and ranks them. Client only. */
export function createReading({
  round,
  environment = browser(),
}: {
  round: OpenRound;
  environment?: Environment;
}) {
  const { monotonicMs } = environment;
  const listeners = new Set<() => void>();
  const rate = createRate();
  let asks: KeyedAsks | undefined;
  let asked = "";
  let inLog = filesInLog(round.log.getSnapshot().changes);
  /** Whether this window is the one that reads. */
  let isReader = false;
  let isLoaded = false;
  /** Whether a person has stopped the scoring for other asks. */
  let isScoringHeld = false;
  let isEngineMissing = false;
  /** What the window that reads says, if it is another one. */
  let followed: Progress | undefined;
  /** Files to read, in order; some may have been read since. */
  let queue: string[] = [];
  let done = 0;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let publishedMs = Number.NEGATIVE_INFINITY;
  let snapshot: ReadingSnapshot | undefined;

  const shelf = createShelf(round.store, round.id, ({ files = [], results = [] }) => {
    if (files.length + results.length > 0) windows.send({ kind: "changed", files, results });
    if (files.some(isTodo)) {
      queue.push(...files.filter(isTodo).map(({ hash }) => hash));
      pool.run();
    }
    publishSoon();
  });
  const taker = createTaker(round.id, shelf, publishSoon);
  const loaded = shelf.load().then(() => {
    isLoaded = true;
  });

  function isTodo({ hash, state, code, isDismissed }: GivenFile): boolean {
    if (state === "WAITING") return code !== paused;
    if (state === "UNREAD" || isDismissed || !asks || isScoringHeld) return false;
    return shelf.results.get(hash)?.asks !== asks.key && !pool.isKept(hash);
  }

  const finish = () => {
    done += 1;
    rate.note(done, monotonicMs());
  };
  const pool = createReadPool({
    size: environment.size,
    create: environment.createWorker,
    bytes: shelf.bytes,
    next() {
      if (!isReader || !asks || isEngineMissing) return undefined;
      const working = new Set(pool.inWork().map(({ hash }) => hash));
      for (let hash = queue.shift(); hash !== undefined; hash = queue.shift()) {
        const file = shelf.files.get(hash);
        if (file && !working.has(hash) && isTodo(file)) return { hash, name: file.name };
      }
      return undefined;
    },
    onRead(result) {
      const file = shelf.files.get(result.hash);
      if (!file) return;
      finish();
      const { code: _, ...read } = file;
      shelf.put({ files: [{ ...read, state: "READ" }], results: [{ ...result, round: round.id }] });
    },
    onScored(results) {
      const known = results.filter(({ hash }) => shelf.files.has(hash));
      shelf.put({ results: known.map((result) => ({ ...result, round: round.id })) });
    },
    onUnread(hash: string, code: ReadFailure) {
      const file = shelf.files.get(hash);
      if (!file) return;
      finish();
      shelf.put({ files: [{ ...file, state: "UNREAD", code }] });
      // A worker that was replaced has lost what it had read before.
      if (code === "timeout" || code === "unknown") requeue();
    },
    onReturned: (hash) => queue.unshift(hash),
    onNotLoaded() {
      isEngineMissing = true;
      publishSoon();
    },
    onWork: publishSoon,
  });

  const windows = joinWindows({
    round: round.id,
    isShared: round.store.isKept,
    onMessage(message) {
      switch (message.kind) {
        case "changed":
          shelf.follow(message);
          requeue();
          break;
        case "progress":
          if (!isReader) followed = message.progress;
          publishSoon();
          break;
        case "cancel":
          if (isReader) stopReading();
          break;
        case "goOn":
          if (isReader) startReading();
      }
    },
    async onTurn() {
      const hasWaited = isLoaded;
      isReader = true;
      followed = undefined;
      await loaded;
      // The window that read until now may have written since.
      if (hasWaited) await shelf.load();
      requeue();
      publishSoon();
    },
  });

  /** All files that are to be read, by the order in which they were given; those on the board first. */
  function requeue() {
    const todo = [...shelf.files.values()].filter(isTodo);
    const rank = ({ hash }: GivenFile) => (inLog.has(hash) ? 0 : 1);
    queue = todo.toSorted((a, b) => rank(a) - rank(b) || a.given - b.given).map(({ hash }) => hash);
    if (queue.length > 0) pool.run();
  }

  async function followAsks() {
    const { posting, edits } = round.state();
    const next = JSON.stringify([posting, edits]);
    if (next === asked) return;
    asked = next;
    if (posting.trim() === "") {
      asks = undefined;
      publishSoon();
      return;
    }
    const now = thisMonth();
    const key = await asksKey({ posting, edits }, engine, now);
    if (next !== asked) return;
    asks = { posting, edits, key, now };
    isScoringHeld = false;
    pool.ask(asks);
    requeue();
    publishSoon();
  }

  function followLog() {
    const files = filesInLog(round.log.getSnapshot().changes);
    const erased = [...inLog].filter((hash) => !files.has(hash));
    inLog = files;
    if (erased.length > 0) {
      pool.forget(erased);
      shelf.forget(erased);
    }
    void followAsks();
    publishSoon();
  }

  function stopReading() {
    pool.pause();
    taker.pause();
    isScoringHeld = true;
    queue = [];
    const waiting = [...shelf.files.values()].filter(isTodo);
    if (waiting.length > 0) shelf.put({ files: waiting.map((file) => ({ ...file, code: paused })) });
    publish();
  }

  function startReading() {
    isScoringHeld = false;
    isEngineMissing = false;
    rate.restart();
    taker.goOn();
    const held = [...shelf.files.values()].filter(
      ({ state, code }) => state === "WAITING" && code === paused,
    );
    if (held.length > 0) shelf.put({ files: held.map(({ code: _, ...file }) => file) });
    requeue();
    publish();
  }

  const onBoard = () => new Set(round.state().people.flatMap(({ files }) => files.map(({ hash }) => hash)));

  function ownProgress(): Progress & { left: number } {
    const work = pool.inWork();
    const waiting = [...shelf.files.values()].filter(isTodo).length;
    const left = (asks ? waiting : 0) + taker.left();
    if (left === 0 && isRunning) rate.restart();
    if (left > 0 && !isRunning) done = 0;
    isRunning = left > 0;
    const secondsLeft = rate.secondsLeft(left);
    return {
      left,
      done,
      total: done + left,
      names: work.map(({ name }) => name),
      ...(secondsLeft !== undefined && { secondsLeft }),
    };
  }

  function stateOf(left: number, waiting: number): ReadingState {
    const { size } = shelf.files;
    if (left > 0 && !isEngineMissing) return "READING";
    if (waiting > 0) return asks ? "PAUSED" : "NO_POSTING";
    return size + taker.refusals.length === 0 ? "EMPTY" : "DONE";
  }

  function takeSnapshot(): ReadingSnapshot {
    const { left, ...own } = ownProgress();
    const progress = followed ?? own;
    const isFollowing = followed !== undefined && followed.done < followed.total;
    const all = { files: shelf.files, results: shelf.results, onBoard: onBoard() };
    const unread = [...shelf.files.values()].filter(({ state }) => state === "WAITING");
    const waiting =
      unread.filter(({ code }) => code === paused || !asks || isEngineMissing).length + taker.held();
    const fault = isEngineMissing ? "NOT_LOADED" : shelf.fault();
    return {
      state: isFollowing ? "READING" : stateOf(left, waiting),
      progress,
      waiting,
      tray: trayRows(all),
      unread: unreadFiles(all, taker.refusals),
      dismissed: countDismissed(all),
      repeated: taker.repeated(),
      results: new Map(shelf.results),
      ...(fault && { fault }),
    };
  }

  function publish() {
    clearTimeout(timer);
    timer = undefined;
    publishedMs = monotonicMs();
    snapshot = takeSnapshot();
    if (isReader) windows.send({ kind: "progress", progress: snapshot.progress });
    for (const listener of listeners) listener();
  }

  function publishSoon() {
    timer ??= setTimeout(publish, Math.max(0, publishedMs + publishEveryMs - monotonicMs()));
  }

  const stopFollowing = round.log.subscribe(followLog);
  void followAsks();

  const rowsOf = (hashes: readonly string[]) => {
    const wanted = new Set(hashes);
    return (snapshot ?? takeSnapshot()).tray.filter(({ file }) => wanted.has(file.hash));
  };
  const changeFiles = (hashes: readonly string[], change: (file: GivenFile) => GivenFile) => {
    const files = hashes.flatMap((hash) => {
      const file = shelf.files.get(hash);
      return file ? [change(file)] : [];
    });
    shelf.put({ files });
    publish();
  };

  return {
    getSnapshot: (): ReadingSnapshot => (snapshot ??= takeSnapshot()),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Takes files into the round, and reads them once there is a posting. Resolved when all are kept or named. */
    async give(files: readonly OfferedFile[]): Promise<void> {
      await loaded;
      taker.forgetRepeated();
      await taker.take(files);
    },
    /** Stops within half a second. What was read stays read; what waits is kept. */
    cancel() {
      windows.send({ kind: "cancel" });
      if (isReader) stopReading();
      else taker.pause();
    },
    /** Reads what waits; tries again what did not work. */
    goOn() {
      windows.send({ kind: "goOn" });
      if (isReader) startReading();
      else taker.goOn();
    },
    /** Takes résumés and unread files out of the tray. They stay kept. */
    dismiss: (hashes: readonly string[]) => changeFiles(hashes, (file) => ({ ...file, isDismissed: true })),
    /** Brings back everything that was taken out. */
    bringBack() {
      const hashes = [...shelf.files.values()]
        .filter(({ isDismissed }) => isDismissed)
        .map(({ hash }) => hash);
      changeFiles(hashes, ({ isDismissed: _, ...file }) => file);
      requeue();
    },
    /** Forgets the files that are only named. */
    forgetRefused: () => taker.forgetRefusals(),
    /** Adds a file that was not read as a candidate, by what a person reads in it. */
    typeFacts(hash: string, facts: Facts) {
      const file = shelf.files.get(hash);
      if (!file) return;
      round.log.append({ kind: "ADD", people: [typedPerson(file, facts)] });
      changeFiles([hash], (typed) => ({ ...typed, code: factsTyped }));
    },
    /** Adds résumés of the tray to the board, as one change. Returns its id; undefined if none of them is there. */
    takeIn(hashes: readonly string[]): string | undefined {
      const people = rowsOf(hashes).map(personOf);
      return people.length > 0 ? round.log.append({ kind: "ADD", people }) : undefined;
    },
    close() {
      stopFollowing();
      clearTimeout(timer);
      pool.stop();
      taker.close();
      windows.close();
      shelf.close();
    },
  };
}
export type Reading = ReturnType<typeof createReading>;
