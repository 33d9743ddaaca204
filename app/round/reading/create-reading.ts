import type { OpenRound } from "#app/round/open-round.ts";
import type { GivenFile } from "#app/round/store/round-store.ts";
import type { Facts } from "#domain/round/change.ts";
import { asksKey, monthOf } from "./asks-key.ts";
import engine from "./engine.data.ts";
import { poolSize } from "./read-pool.ts";
import { createRun, type Environment } from "./reading-run.ts";
import { type Progress, type ReadingSnapshot, takeSnapshot } from "./reading-snapshot.ts";
import { joinWindows, type WindowMessage } from "./reading-windows.ts";
import { createShelf } from "./shelf.ts";
import type { OfferedFile } from "./take-files.ts";
import { createTaker } from "./take-in.ts";
import { factsTyped, filesInLog, personOf, typedPerson } from "./tray-rows.ts";

/** At most so often, so that a page with 1,000 rows can answer. */
const publishEveryMs = 200;

const browser = (): Environment => ({
  createWorker: () => new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" }),
  size: poolSize(navigator),
  monotonicMs: () => performance.now(),
});

/** The parts of a reading, connected: files come in, are read, and a snapshot says how far that is. */
function connect(round: OpenRound, environment: Environment) {
  const { monotonicMs } = environment;
  const listeners = new Set<() => void>();
  let inLog = filesInLog(round.log.getSnapshot().changes);
  let asked: string | undefined;
  /** What the window that reads says, if it is another one. */
  let followed: Progress | undefined;
  let isReader = false;
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let publishedMs = Number.NEGATIVE_INFINITY;
  let snapshot: ReadingSnapshot | undefined;

  const shelf = createShelf(round.store, round.id, ({ files = [], results = [] }) => {
    if (files.length + results.length > 0) windows.send({ kind: "changed", files, results });
    run.add(files);
    publishSoon();
  });
  const run = createRun({
    round: round.id,
    shelf,
    environment,
    isFirst: (hash) => inLog.has(hash),
    onChange: publishSoon,
  });
  const taker = createTaker(round.id, shelf, publishSoon);
  const loaded = shelf.load().then(() => {
    isLoaded = true;
  });
  const windows = joinWindows({
    round: round.id,
    isShared: round.store.isKept,
    onMessage: receive,
    async onTurn() {
      const hasWaited = isLoaded;
      isReader = true;
      followed = undefined;
      await loaded;
      // The window that read until now may have written since.
      if (hasWaited) await shelf.load();
      run.start();
      publishSoon();
    },
  });

  function receive(message: WindowMessage) {
    if (message.kind === "changed") {
      shelf.follow(message);
      run.requeue();
    } else if (message.kind === "progress") {
      if (!isReader) followed = message.progress;
      publishSoon();
    } else if (message.kind === "hello") {
      windows.send({ kind: "changed", ...shelf.recent() });
      publishSoon();
    } else if (isReader) {
      run[message.kind === "cancel" ? "pause" : "goOn"]();
      publish();
    }
  }

  async function followAsks() {
    const { posting, edits } = round.state();
    const next = JSON.stringify([posting, edits]);
    if (next === asked) return;
    asked = next;
    const now = monthOf(new Date());
    const key = posting.trim() === "" ? undefined : await asksKey({ posting, edits }, engine, now);
    if (next !== asked) return;
    run.ask(key === undefined ? undefined : { posting, edits, key, now });
    publishSoon();
  }

  function followLog() {
    const files = filesInLog(round.log.getSnapshot().changes);
    const erased = [...inLog].filter((hash) => !files.has(hash));
    inLog = files;
    if (erased.length > 0) {
      run.forget(erased);
      shelf.forget(erased);
    }
    void followAsks();
    publish();
  }

  function takeNow(): ReadingSnapshot {
    const parts = {
      shelf,
      taker,
      applied: round.state().applied,
      onBoard: new Set(round.state().people.flatMap(({ files }) => files.map(({ hash }) => hash))),
      progress: run.progress(taker.left()),
      followed,
      hasPosting: run.hasPosting(),
      isEngineMissing: run.isEngineMissing(),
    };
    return takeSnapshot(parts, snapshot);
  }

  function publish() {
    clearTimeout(timer);
    timer = undefined;
    publishedMs = monotonicMs();
    snapshot = takeNow();
    if (isReader) windows.send({ kind: "progress", progress: snapshot.progress });
    for (const listener of listeners) listener();
  }

  function publishSoon() {
    timer ??= setTimeout(publish, Math.max(0, publishedMs + publishEveryMs - monotonicMs()));
  }

  const stopFollowing = round.log.subscribe(followLog);
  void followAsks();

  return {
    shelf,
    run,
    taker,
    loaded,
    publish,
    getSnapshot: (): ReadingSnapshot => {
      snapshot ??= takeNow();
      return snapshot;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Has the window that reads stop or go on. */
    command(kind: "cancel" | "goOn") {
      if (kind === "cancel") taker.pause();
      else taker.goOn();
      if (isReader) run[kind === "cancel" ? "pause" : "goOn"]();
      else windows.send({ kind });
      publish();
    },
    close() {
      stopFollowing();
      clearTimeout(timer);
      run.stop();
      taker.close();
      windows.close();
      shelf.close();
    },
  };
}

/** Reads the résumés of a round on this device and ranks them. Client only. */
export function createReading({
  round,
  environment = browser(),
}: {
  round: OpenRound;
  environment?: Environment;
}) {
  const { shelf, run, taker, loaded, publish, getSnapshot, subscribe, command, close } = connect(
    round,
    environment,
  );

  const changeFiles = (hashes: readonly string[], change: (file: GivenFile) => GivenFile) => {
    const files = hashes.flatMap((hash) => {
      const file = shelf.files.get(hash);
      return file ? [change(file)] : [];
    });
    shelf.put({ files });
    publish();
  };

  return {
    getSnapshot,
    subscribe,
    /** Takes files into the round, and reads them once there is a posting. Resolved when all are kept or named. */
    async give(files: readonly OfferedFile[]): Promise<void> {
      await loaded;
      taker.forgetRepeated();
      await taker.take(files);
    },
    /** Stops within half a second. What was read stays read; what waits is kept. */
    cancel: () => command("cancel"),
    /** Reads what waits; tries again what did not work. */
    goOn: () => command("goOn"),
    /** Takes résumés and unread files out of the tray. They stay kept. */
    dismiss: (hashes: readonly string[]) => changeFiles(hashes, (file) => ({ ...file, isDismissed: true })),
    /** Brings back everything that was taken out. */
    bringBack() {
      const dismissed = [...shelf.files.values()].filter(({ isDismissed }) => isDismissed);
      changeFiles(
        dismissed.map(({ hash }) => hash),
        ({ isDismissed: _, ...file }) => file,
      );
      run.requeue();
    },
    /** Adds a file that was not read as a candidate, by what a person reads in it. */
    typeFacts(hash: string, facts: Facts) {
      const file = shelf.files.get(hash);
      if (!file) return;
      round.log.append({ kind: "ADD", people: [typedPerson(file, facts, round.state().applied.get(hash))] });
      changeFiles([hash], (typed) => ({ ...typed, code: factsTyped }));
    },
    /** Adds résumés of the tray to the board, as one change. Returns its id; undefined if none of them is there. */
    takeIn(hashes: readonly string[]): string | undefined {
      const wanted = new Set(hashes);
      const rows = getSnapshot().tray.filter(({ file }) => wanted.has(file.hash));
      return rows.length > 0 ? round.log.append({ kind: "ADD", people: rows.map(personOf) }) : undefined;
    },
    close,
  };
}
export type Reading = ReturnType<typeof createReading>;
