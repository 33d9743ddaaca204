import type { Challenge } from "altcha-lib/types";
import { askWorker } from "./worker-client.ts";

/** The longest waits: for a challenge, and for its solution. */
const answerMs = 30_000;
const timeoutMs = 90_000;

/**
 * Fetches a challenge and has a worker solve it. Empty if the site requires no proof.
 * @throws {Error} if there is no answer or no solution
 */
export async function prove(): Promise<string> {
  const response = await fetch("/challenge", { cache: "no-store", signal: AbortSignal.timeout(answerMs) });
  if (response.status === 204) return "";
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  const challenge: Challenge = await response.json();
  const create = () => new Worker(new URL("./prove-worker.ts", import.meta.url), { type: "module" });
  return askWorker<Challenge, string>(create, challenge, timeoutMs);
}
