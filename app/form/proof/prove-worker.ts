import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { openPort } from "#app/workers/worker-port.ts";

// Calculates off the page's thread. Its policy allows it to load this site's scripts and nothing else.

const post = openPort<Challenge, string>(async (challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The challenge has no solution");
  post(JSON.stringify({ challenge, solution }));
});
