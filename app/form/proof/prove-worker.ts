import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

// Calculates off the page's thread. Its own policy lets it ask for nothing.

/** What takes longer is no help, in milliseconds. */
const timeoutMs = 90_000;

addEventListener("message", async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
    postMessage(solution && JSON.stringify({ challenge, solution }));
  } catch {
    postMessage(null);
  }
});
