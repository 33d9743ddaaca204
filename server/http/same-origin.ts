import type { IncomingHttpHeaders } from "node:http";

function parseHost(address: string | undefined): string | undefined {
  return address === undefined ? undefined : URL.parse(address)?.host;
}

/**
 * Whether a request that changes something comes from a page of this site. Browsers send Sec-Fetch-Site over TLS and on
 * localhost. Without it, Origin or Referer must name the requested host or the site's own. A request with none of them
 * is refused.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl?: string): boolean {
  const site = headers["sec-fetch-site"];
  // "none": the visitor started it, for example by reloading.
  if (site !== undefined) return site === "same-origin" || site === "none";
  const from = parseHost(headers.origin ?? headers.referer);
  return from !== undefined && (from === headers.host || from === parseHost(siteUrl));
}
