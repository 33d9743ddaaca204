import { createHash, timingSafeEqual } from "node:crypto";

const hashKey = (key: string) => createHash("sha256").update(key).digest();

/** Names a key in the log by a hash from which the key cannot be computed. */
export const keyName = (key: string) => hashKey(key).toString("hex").slice(0, 8);

/** Checks keys in constant time: the duration reveals neither which key nor how much of it is right. */
export function createKeyCheck(keys: readonly string[]): (key: string) => boolean {
  const known = keys.map(hashKey);
  return (key) => {
    const hash = hashKey(key);
    return known.filter((knownHash) => timingSafeEqual(knownHash, hash)).length > 0;
  };
}
