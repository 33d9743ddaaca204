import { randomInt } from "node:crypto";
import type { ServerResponse } from "node:http";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { minuteMs } from "#domain/time.ts";
import { serverPaths } from "#domain/urls/server-paths.ts";
import { errorCode, log } from "#server/log.ts";
import { challengeKey, spendChallenge } from "#server/store/challenges.ts";
import { retryAfterSeconds, type Store } from "#server/store/open-store.ts";

/** Time between requesting a challenge and sending its solution. */
const challengeTtlMs = 10 * minuteMs;

/** Cost of a solution: keys to derive, and rounds per key. For seconds see docs/decisions/018-altcha.md. */
const keys = { min: 300, max: 900 };
const roundsPerKey = 5000;

/** In characters; real proofs are shorter. */
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

/** `PROVE`: the form was rejected because it had no valid, unused solution. */
export type ProofRequired = { kind: "PROVE" } | { kind: "UNAVAILABLE"; retryAfter: number };

export type ProofOfWork = {
  /** Responds to `/challenge`; returns false for other paths. */
  answer: (path: string, response: ServerResponse) => boolean;
  /** Runs `work` if the proof solves a challenge. Each solution is accepted once. */
  requireProof: <T>(proof: string, work: () => Promise<T>) => Promise<T | ProofRequired>;
};

/** Used while the setting is off: requires no proof. `/challenge` then has no content, which scripts look up. */
export const noProofOfWork: ProofOfWork = {
  answer(path, response) {
    if (path !== serverPaths.challenge) return false;
    response.writeHead(204, { "Cache-Control": "no-store" }).end();
    return true;
  },
  requireProof: (_, work) => work(),
};

/** Requires a short computation by the sender's device to accept a form or a file (docs/decisions/018-altcha.md). */
export async function createProofOfWork(store: Store): Promise<ProofOfWork> {
  const hmacSignatureSecret = await challengeKey(store);

  const issue = () =>
    createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: roundsPerKey,
      counter: randomInt(keys.min, keys.max + 1),
      expiresAt: new Date(Date.now() + challengeTtlMs),
      deriveKey,
      hmacSignatureSecret,
    });

  async function isProven(text: string): Promise<boolean> {
    const proof = readProof(text);
    if (!proof) return false;
    const { challenge, solution } = proof;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
    // The library would accept the same solution repeatedly.
    const { signature, parameters } = challenge;
    return verified && spendChallenge(store, { signature, expires_at: parameters.expiresAt * 1000 });
  }

  return {
    answer(path, response) {
      if (path !== serverPaths.challenge) return false;
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
