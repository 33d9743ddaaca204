import { randomInt } from "node:crypto";
import type { ServerResponse } from "node:http";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { errorCode, log } from "#server/log.ts";
import { challengeKey, spendChallenge } from "#server/store/challenges.ts";
import type { Store } from "#server/store/open-store.ts";

/** From the asking for a challenge to the sending of its solution, in milliseconds. */
const challengeTtlMs = 10 * 60 * 1000;

/**
 * What a solution costs: so many keys are derived until the right one is found, each in so many rounds. What that is in
 * seconds is in docs/decisions/018-altcha.md.
 */
const keys = { least: 300, most: 900 };
const roundsPerKey = 5000;

/** Seconds until a store that does not answer is asked again. */
const retryAfterSeconds = 30;

/** No solution is longer, in characters. */
const maxProofLength = 2000;

const proofSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      expiresAt: z.int(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

function readProof(text: string) {
  if (text.length > maxProofLength) return undefined;
  try {
    return proofSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** `PROVE`: nothing was taken, since no solution came with it that may be used. */
export type ProofRequired = { kind: "PROVE" } | { kind: "UNAVAILABLE"; retryAfter: number };

export type ProofOfWork = {
  /** Answers `GET /challenge`; other paths are not its own. */
  answer: (path: string, response: ServerResponse) => boolean;
  /** Does what only those may ask for who bring the solution of a challenge, each solution once. */
  requireProof: <T>(proof: string, work: () => Promise<T>) => Promise<T | ProofRequired>;
};

/** While the switch is off nobody is asked, and there are no challenges. */
export const noProofOfWork: ProofOfWork = { answer: () => false, requireProof: (_, work) => work() };

/** Has each sender's device calculate for a moment before something is taken (docs/decisions/018-altcha.md). */
export async function createProofOfWork(store: Store): Promise<ProofOfWork> {
  const hmacSignatureSecret = await challengeKey(store);

  const issue = () =>
    createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: roundsPerKey,
      counter: randomInt(keys.least, keys.most + 1),
      expiresAt: new Date(Date.now() + challengeTtlMs),
      deriveKey,
      hmacSignatureSecret,
    });

  async function isProven(text: string): Promise<boolean> {
    const proof = readProof(text);
    if (!proof) return false;
    const { challenge, solution } = proof;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
    // The library takes a solution as often as it comes.
    const { signature, parameters } = challenge;
    return verified && spendChallenge(store, { signature, expires_at: parameters.expiresAt * 1000 });
  }

  return {
    answer(path, response) {
      if (path !== "/challenge") return false;
      issue()
        .then((challenge) => {
          const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
          response.writeHead(200, headers).end(JSON.stringify(challenge));
        })
        .catch((error: unknown) => {
          log("error", "challenge-failed", { failure: errorCode(error) });
          response.writeHead(500).end();
        });
      return true;
    },
    async requireProof(proof, work) {
      try {
        if (!(await isProven(proof))) return { kind: "PROVE" };
      } catch (error) {
        log("error", "proof-not-checked", { failure: errorCode(error) });
        return { kind: "UNAVAILABLE", retryAfter: retryAfterSeconds };
      }
      return work();
    },
  };
}
