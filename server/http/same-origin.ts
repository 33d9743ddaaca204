import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a state-changing request comes from a page of this site. Browsers send Sec-Fetch-Site over TLS and
 * on localhost. Without it, Origin or Referer must name the site's own address, or the requested host if the
 * site has none. A request without all three is refused.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl?: string): boolean {
  const site = headers["sec-fetch-site"];
  // "none": the visitor started it, for example by reloading.
  if (site !== undefined) return site === "same-origin" || site === "none";
  const from = URL.parse(headers.origin ?? headers.referer ?? "");
  if (!from) return false;
  return siteUrl === undefined ? from.host === headers.host : from.origin === URL.parse(siteUrl)?.origin;
}
