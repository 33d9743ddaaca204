import { createHash, timingSafeEqual } from "node:crypto";

const hashKey = (key: string) => createHash("sha256").update(key).digest();

/** A name of a key for the log, from which it cannot be computed. */
export const keyName = (key: string) => hashKey(key).toString("hex").slice(0, 8);

/** Checks keys in constant time: the duration reveals neither how much of a key is right nor which one it is. */
export function createKeyCheck(keys: readonly string[]): (key: string) => boolean {
  const known = keys.map(hashKey);
  return (key) => {
    const hash = hashKey(key);
    return known.filter((knownHash) => timingSafeEqual(knownHash, hash)).length > 0;
  };
}
