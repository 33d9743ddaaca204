import type { IncomingHttpHeaders } from "node:http";

function parseHost(address: string | undefined): string | undefined {
  return address === undefined ? undefined : URL.parse(address)?.host;
}

/**
 * Whether a request that changes something comes from a page of this site. Browsers say so themselves, over TLS and on
 * this machine; elsewhere, and from older ones, Origin or Referer must name the host that was asked, or the site's own.
 * What says nothing at all is no form of ours.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl?: string): boolean {
  const site = headers["sec-fetch-site"];
  // "none": the visitor repeats it, by a reload.
  if (site !== undefined) return site === "same-origin" || site === "none";
  const from = parseHost(headers.origin ?? headers.referer);
  return from !== undefined && (from === headers.host || from === parseHost(siteUrl));
}
