import { availableParallelism, totalmem } from "node:os";
import { minuteMs } from "#domain/time.ts";
import { observe } from "#server/trace/operation.ts";
import type { Outcome } from "./outcome.ts";
import { defaultLimits, type Limits, type ScoringProcess, startScoringProcess } from "./scoring-process.ts";

/** Reading and matching takes a tenth of what the start takes: after so many files, the start costs little. */
const maxFiles = 50;
/** An idle process keeps up to 300 MB. */
const maxIdleMs = minuteMs;

const megabyte = 1024 ** 2;

/** Memory that this process may use: of its container, if it has one. */
function availableMegabytes(): number {
  const constrained = process.constrainedMemory();
  return Math.min(constrained || Number.POSITIVE_INFINITY, totalmem()) / megabyte;
}

/** More would only wait for each other, or for the database. */
const maxByDefault = 8;

/** How many files are scored at once unless a setting says it: one core and half of the memory are for the site. */
export function defaultProcesses(cores = availableParallelism(), megabytes = availableMegabytes()): number {
  const byMemory = Math.floor(megabytes / 2 / defaultLimits.maxMemoryMegabytes);
  return Math.max(1, Math.min(cores - 1, byMemory, maxByDefault));
}

/**
 * The number of files to score at once.
 * @throws {Error} with a one-line message if the setting asks for more than the memory allows
 */
export function scoringProcesses(setting: number | undefined, megabytes = availableMegabytes()): number {
  if (setting === undefined) return defaultProcesses();
  const { maxMemoryMegabytes: each } = defaultLimits;
  const most = Math.max(1, Math.floor(megabytes / each));
  if (setting <= most) return setting;
  throw new Error(
    `Settings: SCORING_PROCESSES=${setting}: must be ${most} or less: each may take ${each} MB, and there are ${Math.floor(megabytes)} MB`,
  );
}

type Options = Partial<Limits> & {
  /** Files that are scored at once, each by its own process. */
  processes: number;
  program?: string;
  idleMs?: number;
  filesPerProcess?: number;
};

/**
 * Scores résumés in separate processes. One that has scored a file and gave no reason for doubt gets another
 * one; each failure ends its process. A failure counts only if the file was its process's first: what an
 * earlier file may have done harms no later one.
 */
export function createScorer({
  processes,
  program,
  idleMs = maxIdleMs,
  filesPerProcess = maxFiles,
  ...overrides
}: Options) {
  const limits = { ...defaultLimits, ...overrides };
  type Warm = { worker: ScoringProcess; files: number; timer?: NodeJS.Timeout };
  const running = new Set<ScoringProcess>();
  const idle: Warm[] = [];
  const waiting: { isUrgent: boolean; go: () => void }[] = [];
  let busy = 0;
  let isClosed = false;

  async function takeTurn(isUrgent: boolean): Promise<void> {
    if (busy < processes) {
      busy += 1;
      return;
    }
    // The turn that ends passes its place on.
    await new Promise<void>((go) => {
      const place = isUrgent ? waiting.findIndex((other) => !other.isUrgent) : -1;
      waiting.splice(place === -1 ? waiting.length : place, 0, { isUrgent, go });
    });
  }

  function endTurn(): void {
    const next = waiting.shift();
    if (next) next.go();
    else busy -= 1;
  }

  function end({ worker, timer }: Warm): void {
    clearTimeout(timer);
    running.delete(worker);
    worker.end();
  }

  /** The process that scored last, if it is still fit. */
  function takeWarm(): Warm | undefined {
    for (let warm = idle.pop(); warm !== undefined; warm = idle.pop()) {
      clearTimeout(warm.timer);
      if (warm.worker.isFit()) return warm;
      end(warm);
    }
    return undefined;
  }

  function startCold(): Warm {
    const worker = startScoringProcess(limits, program);
    running.add(worker);
    return { worker, files: 0 };
  }

  async function scoreWith(warm: Warm, posting: string, resume: Buffer): Promise<Outcome> {
    let isKept = false;
    try {
      const outcome = await warm.worker.score(posting, resume);
      warm.files += 1;
      isKept = outcome.kind === "SCORED" && warm.files < filesPerProcess && warm.worker.isFit() && !isClosed;
      return outcome;
    } finally {
      if (isKept) {
        idle.push(warm);
        warm.timer = setTimeout(() => {
          idle.splice(idle.indexOf(warm), 1);
          end(warm);
        }, idleMs);
        warm.timer.unref();
      } else end(warm);
    }
  }

  return {
    /**
     * Scores a résumé against a posting, with limits on time and memory. An urgent one, which a person waits
     * for, is the next.
     * @throws {Error} if no process can be started; a retry may succeed
     */
    async score(posting: string, resume: Buffer, { isUrgent = false } = {}): Promise<Outcome> {
      await takeTurn(isUrgent);
      try {
        return await observe(
          { kind: "score", name: "score" },
          async () => {
            const warm = takeWarm();
            const outcome = warm && (await scoreWith(warm, posting, resume));
            return outcome?.kind === "SCORED" ? outcome : scoreWith(startCold(), posting, resume);
          },
          ({ kind }) => (kind === "SCORED" ? "ok" : "failed"),
        );
      } finally {
        endTurn();
      }
    },
    /** Ends all processes. */
    close(): void {
      isClosed = true;
      for (const warm of idle.splice(0)) end(warm);
      for (const worker of running) worker.end();
    },
  };
}

export type Scorer = ReturnType<typeof createScorer>;
export type Score = Scorer["score"];
