/** Sent with every answer; documents have their own Content-Security-Policy. */
export const securityHeaders: Record<string, string> = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(self), geolocation=()",
};

/** A worker has the policy of its script's answer: it may load more scripts and request nothing else. */
export const scriptPolicy = "default-src 'none'; script-src 'self'";

/** Tesseract is WebAssembly and loads its own files. Only its worker may do both. */
export const recogniserPolicy = `${scriptPolicy} 'wasm-unsafe-eval'; connect-src 'self'`;

export const cacheForever = "public, max-age=31536000, immutable";
/** Cached, but revalidated each time: a new build shows immediately, an unchanged page costs a 304. */
export const revalidate = "public, max-age=0, must-revalidate";
