import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { openPort } from "./worker-port.ts";

// Computes off the main thread. Its Content-Security-Policy allows only scripts of this site.

const post = openPort<Challenge, string>(async (challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The challenge has no solution");
  post(JSON.stringify({ challenge, solution }));
});
