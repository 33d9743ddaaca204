import { createHash } from "node:crypto";

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The policy of a document: files of this site, and exactly the inline scripts and styles that the document contains. */
export function contentSecurityPolicy(html: string): string {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}(?![^>]*src=)[^>]*>([\\s\\S]*?)</${tag}>`, "g"))]
      .map(([, text = ""]) => hash(text))
      .join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${inline("script")}`,
    "worker-src 'self'",
    `style-src 'self' ${inline("style")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
