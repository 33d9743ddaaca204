import { isIPv6 } from "node:net";

/** The first four groups of an IPv6 address: a household or a server has all that begin with them. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * Whom a request is counted for. X-Forwarded-For is written by whoever likes to, except for as many entries at its end
 * as there are proxies of ours.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const entries = forwarded?.split(",").map((entry) => entry.trim()) ?? [];
  const seen = trustedProxies > 0 ? entries.at(-Math.min(trustedProxies, entries.length)) : undefined;
  const address = (seen || remote || "unknown").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(address) ? networkOf(address) : address;
}
