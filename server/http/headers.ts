/** Sent with every answer; documents bring their own Content-Security-Policy. */
export const securityHeaders: Record<string, string> = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(self), geolocation=()",
};

/** A script that runs as a worker has the policy of its own answer: it may load more of them, and ask for nothing else. */
export const scriptPolicy = "default-src 'none'; script-src 'self'";

/** Tesseract is a program in WebAssembly that loads its own files: its worker may do both, no page and no other worker may. */
export const recogniserPolicy = `${scriptPolicy} 'wasm-unsafe-eval'; connect-src 'self'`;

export const cacheForever = "public, max-age=31536000, immutable";
/** Kept, but asked about each time: a new build shows at once, an unchanged page costs a 304. */
export const revalidate = "public, max-age=0, must-revalidate";
