import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/** Groups of an IPv6 address that identify a network: a household or a server has all addresses of its /64. */
const networkGroups = 4;

/**
 * The client that a request is counted for: an IPv4 address, or the /64 network of an IPv6 address. Anyone can write an
 * X-Forwarded-For header; only its last `trustedProxies` entries come from proxies of ours.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const entries = forwarded?.split(",").map((entry) => entry.trim()) ?? [];
  const seen = trustedProxies > 0 ? entries.at(-Math.min(trustedProxies, entries.length)) : undefined;
  const address = seen || remote || "unknown";
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, networkGroups)
    .map((group) => group.toString(16))
    .join(":");
}

/** The client of a request; see `clientAddress`. */
export function requestClient({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers["x-forwarded-for"];
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return clientAddress(socket.remoteAddress, chain, trustedProxies);
}
