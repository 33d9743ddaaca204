import { appendFileSync } from "node:fs";
import { type Server, startServer } from "#tests/support/server.ts";
import { wait, waitUntil } from "../drill.ts";

const readyTimeoutMs = 120_000;

/** The built site as a process that can be killed, frozen and restarted, always at the same address. */
export function createSiteProcess(env: NodeJS.ProcessEnv, logFile: string) {
  const origin = `http://localhost:${env.PORT}`;
  const unexpectedEnds: string[] = [];
  const memory: { at: number; megabytes: number }[] = [];
  let server: Server | undefined;
  let isFrozen = false;
  /** The server that the drill is ending on purpose. */
  let ending: Server | undefined;
  let starts = 0;

  async function start(clockShiftMs = 0): Promise<void> {
    const clock = new URL(`shift-clock.ts?ms=${clockShiftMs}`, import.meta.url).href;
    const started = await startServer(env, process.cwd(), clockShiftMs === 0 ? [] : ["--import", clock]);
    starts += 1;
    server = started;
    void started.ended.then((code) => {
      appendFileSync(logFile, started.output());
      if (ending === started) return;
      unexpectedEnds.push(`exit code ${code} at ${new Date().toISOString()}`);
      void restart();
    });
  }

  /** Retries until the server starts, as a supervisor does. */
  async function restart(): Promise<void> {
    await wait(1_000);
    await start().catch(restart);
  }

  async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    ending = server;
    server?.signal(signal);
    await server?.ended;
  }

  const sampling = setInterval(() => {
    if (!server?.isRunning() || isFrozen) return;
    try {
      const megabytes = server.memory();
      // An ended process reports none.
      if (megabytes > 0) memory.push({ at: Date.now(), megabytes });
    } catch {
      // The process has just ended.
    }
  }, 2_000);
  sampling.unref();

  const isReady = async () => {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    return answer?.status === 200;
  };

  return {
    origin,
    start,
    end,
    freeze(): void {
      isFrozen = true;
      server?.signal("SIGSTOP");
    },
    thaw(): void {
      server?.signal("SIGCONT");
      isFrozen = false;
    },
    /** @returns milliseconds until /readyz returns 200; undefined if it did not in time */
    async waitUntilReady(): Promise<number | undefined> {
      const from = performance.now();
      return (await waitUntil(isReady, readyTimeoutMs)) ? Math.round(performance.now() - from) : undefined;
    },
    countTasks: () => server?.countTasks(),
    pid: () => server?.pid ?? 0,
    unexpectedEnds,
    memory,
    countStarts: () => starts,
    stopSampling: () => clearInterval(sampling),
  };
}
export type SiteProcess = ReturnType<typeof createSiteProcess>;
