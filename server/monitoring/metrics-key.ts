import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** @returns whether a request carries the key of METRICS_KEY; never without one */
export function createKeyCheck(key: string | undefined): (request: IncomingMessage) => boolean {
  if (key === undefined) return () => false;
  const expected = digest(`Bearer ${key}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ""), expected);
}
