import { createHash, randomInt } from "node:crypto";
import { minuteMs } from "#domain/time.ts";
import {
  type ApplyResult,
  applyWithFile,
  formFields,
  postingPath,
  randomClientHeaders,
  randomFile,
  readResult,
} from "#tests/support/candidates.ts";

export const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/**
 * Submits the form with an uploaded file, as the page's script does.
 * @throws {Error} if there is no response
 */
export async function applyWithUpload(origin: string, upload: string, email?: string): Promise<ApplyResult> {
  return readResult(
    await fetch(origin + postingPath, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin, ...randomClientHeaders() },
      body: new URLSearchParams([["resume", upload], ...formFields(email)]),
      signal: AbortSignal.timeout(minuteMs),
    }),
  );
}

/** @throws {Error} if there is no response */
export async function upload(
  origin: string,
  file: Buffer,
): Promise<{ status: number; id: string | undefined }> {
  const answer = await fetch(`${origin}/uploads?name=resume.pdf`, {
    method: "POST",
    headers: { Origin: origin, ...randomClientHeaders() },
    body: new Uint8Array(file),
    signal: AbortSignal.timeout(minuteMs),
  });
  const body = (await answer.json()) as { id?: string };
  return { status: answer.status, id: body.id };
}

export type Load = { acknowledged: Map<string, string>; ended: Promise<void>; end: () => void };

/**
 * Submits applications continuously in parallel lanes until the server is gone or `end` is called. Records
 * the reference and the file hash of each acknowledged application.
 */
export function keepApplying(
  origin: string,
  acknowledged: Map<string, string>,
  { lanes = 4, size = () => randomInt(20_000, 200_000), survivesOutages = false } = {},
): Load {
  let isEnding = false;
  const lane = async () => {
    while (!isEnding) {
      const file = randomFile(size());
      const result = await applyWithFile(origin, file).catch(() => undefined);
      if (result?.reference) acknowledged.set(result.reference, sha256(file));
      else if (!result && !survivesOutages) return;
      else if (!result?.reference) await new Promise((next) => setTimeout(next, 50));
    }
  };
  const ended = Promise.all(Array.from({ length: lanes }, lane)).then(() => {});
  return {
    acknowledged,
    ended,
    end: () => {
      isEnding = true;
    },
  };
}
