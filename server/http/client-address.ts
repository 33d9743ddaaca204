import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { log } from "#server/log.ts";

/** Leading groups of an IPv6 address that identify a network: a household or server has a whole /64. */
const networkGroups = 4;

/** The address in an entry of X-Forwarded-For: some proxies add a port, brackets or quotes. */
function readEntry(entry: string): string | undefined {
  const [, inner = ""] = /^"?(.*?)"?$/.exec(entry.trim()) ?? [];
  const [, bracketed, withPort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(inner) ?? [];
  const address = bracketed ?? withPort ?? inner;
  return isIP(address) === 0 ? undefined : address;
}

/**
 * The client to which a request is attributed: an IPv4 address, or the /64 network of an IPv6 address. Anyone
 * can forge an X-Forwarded-For header; only its last `trustedProxies` entries come from our proxies.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const entries = forwarded?.split(",") ?? [];
  const entry = trustedProxies > 0 ? entries.at(-Math.min(trustedProxies, entries.length)) : undefined;
  const address = readEntry(entry ?? "") ?? remote ?? "unknown";
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, networkGroups)
    .map((group) => group.toString(16))
    .join(":");
}

const ipv6Network = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):[\da-f]{1,4}$/;

/** The /48 around a client that is an IPv6 /64: what one customer of a provider may have. Undefined for others. */
export function wideNetwork(client: string): string | undefined {
  return ipv6Network.exec(client)?.[1];
}

/** The client of a request; see `clientAddress`. */
export function requestClient({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers["x-forwarded-for"];
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return clientAddress(socket.remoteAddress, chain, trustedProxies);
}

/**
 * Reads the client of each request. Logs once if a proxy names clients but none is trusted: all clients then
 * share the proxy's limits.
 */
export function createClientReader(trustedProxies: number) {
  let isLogged = trustedProxies > 0;
  return (request: IncomingMessage): string => {
    if (!isLogged && request.headers["x-forwarded-for"] !== undefined) {
      isLogged = true;
      log("warn", "forwarded-for-ignored", { trustedProxies });
    }
    return requestClient(request, trustedProxies);
  };
}
