import { randomUUID } from "node:crypto";
import type { Store } from "#server/store/open-store.ts";
import { claim, type Ending, finishAttempt } from "#server/store/outbox-table.ts";
import type { OutboxRow } from "#server/store/tables.ts";
import type { Lane, TaskHandlers } from "./task-handler.ts";

const commonLane: Lane = { name: "common", concurrency: 10 };

type RunningLane = { lane: Lane; kinds: string[]; running: Set<Promise<void>> };

/** Groups kinds by lane. */
function collectLanes(handlers: TaskHandlers): RunningLane[] {
  const lanes = new Map<string, RunningLane>();
  for (const [kind, { lane = commonLane }] of Object.entries(handlers)) {
    const known = lanes.get(lane.name);
    if (known) known.kinds.push(kind);
    else lanes.set(lane.name, { lane, kinds: [kind], running: new Set() });
  }
  return [...lanes.values()];
}

type Parts = {
  store: Store;
  handlers: TaskHandlers;
  leaseMs: number;
  attempt: (task: OutboxRow) => Promise<Ending | undefined>;
  onAttempted: () => void;
};

/** Claims tasks, runs them side by side in their lanes, and records their results. */
export function createLanes({ store, handlers, leaseMs, attempt, onAttempted }: Parts) {
  const lanes = collectLanes(handlers);
  /** Ids of tasks that are running or not recorded yet. */
  const inHand = new Set<string>();
  /** Attempts that have ended but are not recorded yet. */
  const endings: { task: OutboxRow; ending: Ending | undefined }[] = [];

  /** As many tasks as each lane has room for, so that no lease expires in a queue. */
  const planClaims = () =>
    lanes.flatMap((lane) => {
      const limit = lane.lane.concurrency - lane.running.size;
      return limit === 0 ? [] : [{ lane, limit, claimId: randomUUID() }];
    });

  /** Records results and claims tasks, all in one write. @returns the tasks of each claim */
  async function recordAndClaim(claims: ReturnType<typeof planClaims>): Promise<OutboxRow[][]> {
    const ended = endings.splice(0);
    if (ended.length === 0 && claims.length === 0) return [];
    const exclude = [...inHand];
    try {
      const claimed = await store.inGroup(async (tx) => {
        const parts = { db: tx, kind: store.kind };
        for (const { task, ending } of ended) if (ending) await finishAttempt(parts, task, ending);
        const now = Date.now();
        const tasks: OutboxRow[][] = [];
        for (const { lane, limit, claimId } of claims)
          tasks.push(
            await claim(parts, { claimId, kinds: lane.kinds, inHand: exclude, limit, leaseMs, now }),
          );
        return tasks;
      });
      for (const { task } of ended) inHand.delete(task.id);
      return claimed;
    } catch (error) {
      // They are recorded once the store is back, so that none of them runs twice.
      endings.unshift(...ended);
      throw error;
    }
  }

  function run(task: OutboxRow, { running }: RunningLane): void {
    inHand.add(task.id);
    const attempted = attempt(task).then((ending) => {
      endings.push({ task, ending });
      running.delete(attempted);
      onAttempted();
    });
    running.add(attempted);
  }

  return {
    /** Records the results of attempts and fills the room in every lane. */
    async fill(): Promise<void> {
      const claims = planClaims();
      const claimed = await recordAndClaim(claims);
      claims.forEach(({ lane }, index) => {
        for (const task of claimed[index] ?? []) run(task, lane);
      });
    },
    /** Records the results of attempts and claims nothing. */
    async record(): Promise<void> {
      await recordAndClaim([]);
    },
    /** Resolves once all running attempts have ended. */
    async settle(): Promise<void> {
      await Promise.all(lanes.flatMap(({ running }) => [...running]));
    },
  };
}
