import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares two texts of any length in a time that says nothing about them. */
export const isEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Meta's signature of a body, as `X-Hub-Signature-256` has it. */
export const signBody = (body: string | Buffer, appSecret: string): string =>
  `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;

/** Whether a body is from Meta, unchanged. */
export function isSigned(body: Buffer, header: string | undefined, appSecret: string): boolean {
  return header !== undefined && isEqual(header, signBody(body, appSecret));
}
