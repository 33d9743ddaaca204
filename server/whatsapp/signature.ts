import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares two texts of any length in constant time. */
export const isEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Meta's signature of a body, in the format of `X-Hub-Signature-256`. */
export const signBody = (body: string | Buffer, appSecret: string): string =>
  `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;

/** Whether a body comes from Meta and is unchanged. */
export function isSigned(body: Buffer, header: string | undefined, appSecret: string): boolean {
  return header !== undefined && isEqual(header, signBody(body, appSecret));
}
