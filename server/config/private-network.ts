import ipaddr from "ipaddr.js";

const privateRanges = new Set(["loopback", "private", "uniqueLocal", "linkLocal"]);

/**
 * Whether the host of an address is this machine or in a private network: a private IP address, a name
 * without a dot (a container), or a name below .internal or .localhost.
 */
export function isInPrivateNetwork(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, "$1") ?? "";
  if (ipaddr.isValid(host)) return privateRanges.has(ipaddr.process(host).range());
  return /^[^.]*$|\.(internal|localhost)$/i.test(host);
}
