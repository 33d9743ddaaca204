import type { WorkerClient } from "#app/workers/worker-client.ts";
import type { DecodedAudio } from "./decode-audio.ts";
import type { ToScoreWorker } from "./score-messages.ts";
import type { Failure } from "./score-state.ts";

/** Decodes WAV files in the worker, one at a time: a new one replaces the one before. */
export function createDecodings(
  client: Pick<WorkerClient<ToScoreWorker>, "post" | "startTimer" | "stopTimer">,
  timeoutMs: number,
) {
  let current: { run: number; resolve: (decoded: DecodedAudio) => void } | undefined;
  /** Counts down from 0, so that ids of decodings and scorings never collide. */
  let lastRun = 0;

  return {
    decode(bytes: ArrayBuffer): Promise<DecodedAudio> {
      lastRun -= 1;
      const run = lastRun;
      current?.resolve({ failure: "unknown" });
      const { promise, resolve } = Promise.withResolvers<DecodedAudio>();
      current = {
        run,
        resolve: (decoded) => {
          client.stopTimer();
          current = undefined;
          resolve(decoded);
        },
      };
      client.startTimer(timeoutMs);
      client.post({ kind: "decode", run, bytes }, [bytes]);
      return promise;
    },
    /** @returns whether the run is the current decoding */
    finish(run: number, decoded: DecodedAudio): boolean {
      if (current?.run !== run) return false;
      current.resolve(decoded);
      return true;
    },
    /** After the worker has stopped. */
    reset: (failure: Failure) => current?.resolve({ failure }),
  };
}
