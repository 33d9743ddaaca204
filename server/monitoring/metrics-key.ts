import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** @returns whether a request carries METRICS_KEY; never if there is none */
export function createKeyCheck(key: string | undefined): (request: IncomingMessage) => boolean {
  if (key === undefined) return () => false;
  const expected = digest(`Bearer ${key}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ""), expected);
}
