import type { GivenFile } from "#app/round/store/round-store.ts";
import type { WorkerLike } from "#app/workers/worker-client.ts";
import type { KeyedAsks } from "./read-messages.ts";
import { createReadPool } from "./read-pool.ts";
import { createRate } from "./reading-rate.ts";
import type { Progress } from "./reading-snapshot.ts";
import type { Shelf } from "./shelf.ts";
import { paused } from "./tray-rows.ts";

/** What a reading needs of its browser. */
export type Environment = {
  createWorker: () => WorkerLike;
  /** The number of workers. */
  size: number;
  monotonicMs: () => number;
};

/** Which files are to be read, in which order, and how far that is. Reads nothing before `start` and `ask`. */
export function createRun({
  round,
  shelf,
  environment: { createWorker, size, monotonicMs },
  isFirst,
  onChange,
}: {
  round: string;
  shelf: Shelf;
  environment: Environment;
  /** Whether a file is read before the others. */
  isFirst: (hash: string) => boolean;
  onChange: () => void;
}) {
  const rate = createRate();
  let asks: KeyedAsks | undefined;
  let isStarted = false;
  /** Whether a person has stopped the scoring for other asks. */
  let isScoringHeld = false;
  let isEngineMissing = false;
  /** Files to read, in order; some may have been read since. */
  let queue: string[] = [];
  let done = 0;
  let isRunning = false;

  function isTodo({ hash, state, code, isDismissed }: GivenFile): boolean {
    if (!asks) return false;
    if (state === "WAITING") return code !== paused;
    if (state === "UNREAD" || isDismissed || isScoringHeld) return false;
    return shelf.results.get(hash)?.asks !== asks.key && !pool.isKept(hash);
  }
  const todo = () => [...shelf.files.values()].filter(isTodo);

  /** Replaces what is known of a file that was in work, unless it was erased meanwhile. */
  function finish(hash: string, change: (file: GivenFile) => Parameters<Shelf["put"]>[0]) {
    const file = shelf.files.get(hash);
    if (!file) return;
    done += 1;
    rate.note(done, monotonicMs());
    shelf.put(change(file));
  }

  const pool = createReadPool({
    size,
    create: createWorker,
    bytes: shelf.bytes,
    next() {
      if (!isStarted || isEngineMissing) return undefined;
      const working = new Set(pool.inWork().map(({ hash }) => hash));
      for (let hash = queue.shift(); hash !== undefined; hash = queue.shift()) {
        const file = shelf.files.get(hash);
        if (file && !working.has(hash) && isTodo(file)) return { hash, name: file.path ?? file.name };
      }
      return undefined;
    },
    onRead: (result) =>
      finish(result.hash, ({ code: _, ...file }) => ({
        files: [{ ...file, state: "READ" }],
        results: [{ ...result, round }],
      })),
    onScored(results) {
      const known = results.filter(({ hash }) => shelf.files.has(hash));
      shelf.put({ results: known.map((result) => ({ ...result, round })) });
    },
    onUnread(hash, code) {
      finish(hash, (file) => ({ files: [{ ...file, state: "UNREAD", code }] }));
      // A worker that was replaced has lost what it had read before.
      if (code === "timeout" || code === "unknown") requeue();
    },
    onReturned: (hash) => queue.unshift(hash),
    onNotLoaded() {
      isEngineMissing = true;
      onChange();
    },
    onWork: onChange,
  });

  /** Looks at all files again: those that come first, then by the order in which they were given. */
  function requeue() {
    const rank = ({ hash }: GivenFile) => (isFirst(hash) ? 0 : 1);
    queue = todo()
      .sort((a, b) => rank(a) - rank(b) || a.given - b.given)
      .map(({ hash }) => hash);
    if (queue.length > 0) pool.run();
  }

  return {
    /** Whether there is something to read by. */
    hasPosting: () => asks !== undefined,
    isEngineMissing: () => isEngineMissing,
    /** This window is the one that reads. */
    start() {
      isStarted = true;
      requeue();
    },
    /** What the round asks for; undefined without a posting. */
    ask(next: KeyedAsks | undefined) {
      asks = next;
      isScoringHeld = false;
      if (next) pool.ask(next);
      requeue();
    },
    /** Files that were given now come last. */
    add(files: readonly GivenFile[]) {
      const added = files.filter(isTodo).map(({ hash }) => hash);
      if (added.length === 0) return;
      queue.push(...added);
      pool.run();
    },
    requeue,
    forget: pool.forget,
    pause() {
      pool.pause();
      const waiting = todo().filter(({ state }) => state === "WAITING");
      isScoringHeld = true;
      queue = [];
      if (waiting.length > 0) shelf.put({ files: waiting.map((file) => ({ ...file, code: paused })) });
    },
    goOn() {
      isScoringHeld = false;
      isEngineMissing = false;
      rate.restart();
      const held = [...shelf.files.values()].filter(
        ({ state, code }) => state === "WAITING" && code === paused,
      );
      if (held.length > 0) shelf.put({ files: held.map(({ code: _, ...file }) => file) });
      requeue();
    },
    /** `coming`: files that are still on their way into the store. */
    progress(coming: number): Progress {
      const left = todo().length + coming;
      if (left === 0 && isRunning) rate.restart();
      if (left > 0 && !isRunning) done = 0;
      isRunning = left > 0;
      const secondsLeft = rate.secondsLeft(left);
      return {
        done,
        total: done + left,
        names: pool.inWork().map(({ name }) => name),
        ...(secondsLeft !== undefined && { secondsLeft }),
      };
    },
    stop: pool.stop,
  };
}
