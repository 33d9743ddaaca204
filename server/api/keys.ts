import { createHash, timingSafeEqual } from "node:crypto";
import type { ApiKey, Scope } from "#server/config/api-keys.ts";

const hashKey = (secret: string) => createHash("sha256").update(secret).digest();

/** Names a key in the log by a hash from which the key cannot be computed. */
export const keyName = ({ secret }: ApiKey) => hashKey(secret).toString("hex").slice(0, 8);

/** Finds keys in constant time: the duration reveals neither which key nor how much of it is right. */
export function createKeyFinder(keys: readonly ApiKey[]): (secret: string) => ApiKey | undefined {
  const known = keys.map((key) => ({ key, hash: hashKey(key.secret) }));
  return (secret) => {
    const hash = hashKey(secret);
    return known.filter((each) => timingSafeEqual(each.hash, hash))[0]?.key;
  };
}

export const hasScope = ({ scopes }: ApiKey, scope: Scope) => scopes.includes(scope);
/** Contact messages have no unit: a key with units does not reach them. */
export const reachesUnit = ({ units }: ApiKey, unit: string | undefined) =>
  units === undefined || (unit !== undefined && units.includes(unit));
