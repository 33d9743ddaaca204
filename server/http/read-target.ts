import type { IncomingMessage } from "node:http";

/** A host with an optional port, without user name or path. */
const hostPattern = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

function isHost(text: string): boolean {
  return hostPattern.test(text) && URL.canParse(`http://${text}`);
}

/** Whether a request has exactly one Host header and it is valid. HTTP/1.0 clients may send none. */
function hasValidHost({ headers, headersDistinct }: IncomingMessage): boolean {
  if (headers.host === undefined) return true;
  return headersDistinct.host?.length === 1 && isHost(headers.host);
}

/** A `#` that was encoded once or several times: some programs that open links do that. */
const encodedHash = /%(?:25)*23/i;

/**
 * Cuts a path at an encoded `#`. What follows was a fragment, which browsers do not send: it is a secret, and nothing
 * may see, keep or log it.
 */
export function withoutFragment(target: string): string {
  const [path = ""] = target.split("?", 1);
  const start = path.search(encodedHash);
  return start === -1 ? target : path.slice(0, start);
}

/**
 * The path and query of a request, without an encoded fragment. Proxies may send a whole address (RFC 9112, 3.2.2); its host is ignored
 * like the Host header. Undefined if the address or the host is invalid, or if the path has a backslash,
 * which browsers read as a slash.
 */
export function readTarget(request: IncomingMessage): string | undefined {
  const { url = "/" } = request;
  if (!hasValidHost(request) || url.includes("\\")) return undefined;
  if (url.startsWith("/") || (url === "*" && request.method === "OPTIONS")) return withoutFragment(url);
  const [, host = "", rest = ""] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (!isHost(host)) return undefined;
  return withoutFragment(rest.startsWith("/") ? rest : `/${rest}`);
}
