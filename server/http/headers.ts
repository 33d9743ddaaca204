/** Sent with every response; documents have their own Content-Security-Policy. */
export const securityHeaders: Record<string, string> = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(self), on-device-speech-recognition=(self), geolocation=()",
};

/** HTTPS only, for two years, on this host and all its subdomains. */
const strictTransport = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };

/**
 * Sent with every response of a site with an HTTPS address, except on localhost: a trial must not affect
 * other servers there.
 */
export function transportHeaders(siteUrl: string | undefined): Record<string, string> {
  const url = siteUrl === undefined ? null : URL.parse(siteUrl);
  const isLocal = url !== null && /(^|\.)localhost$/.test(url.hostname);
  return url?.protocol === "https:" && !isLocal ? strictTransport : {};
}

/** A worker gets the policy of its script's response: it may load more scripts and request nothing else. */
export const scriptPolicy = "default-src 'none'; script-src 'self'";

/** Tesseract is WebAssembly and loads its own files. Only its worker may do either. */
export const recogniserPolicy = `${scriptPolicy} 'wasm-unsafe-eval'; connect-src 'self'`;

/** The code judge is WebAssembly, which the page passes to it. Programs that it runs can request nothing. */
export const judgePolicy = `${scriptPolicy} 'wasm-unsafe-eval'`;

/** A service worker downloads the files that it keeps, and loads no other script. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

const isPrivate = (path: string) => /^\/(?:\w+\/)?(application|email-verification)(?=[/.]|$)/i.test(path);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a path requests a candidate's file as page data, which would lack the file's headers. */
export function isPrivateFileData(path: string): boolean {
  return /^\/(?:\w+\/)?application\/.*\.data\/?$/i.test(decoded(path));
}

/**
 * Completes the headers of a response that was rendered for one request. No cache may store it unless it says
 * so. A page behind a secret link sends no referrer and is not compressed (see compress.ts).
 */
export function withPrivacy(response: Response, { pathname, searchParams }: URL): Response {
  const headers = new Headers(response.headers);
  if (isPrivate(decoded(pathname))) {
    headers.set("Cache-Control", searchParams.has("token") ? "no-store, no-transform" : "no-store");
    headers.set("Referrer-Policy", "no-referrer");
  } else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(response.body, { status: response.status, headers });
}

export const cacheForever = "public, max-age=31536000, immutable";
/** Cached, but revalidated each time: a new build is visible immediately, an unchanged page costs a 304. */
export const revalidate = "public, max-age=0, must-revalidate";
