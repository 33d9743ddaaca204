import { createHash } from "node:crypto";
import boot from "./boot.js?inline-script";
import { isStaticHtml } from "./static-html.ts";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/**
 * Takes the eager loading out of React Router's document: its module preloads and its module script
 * become data for the inline boot script, which loads them when the browser is idle or the visitor
 * first touches the page. See docs/decisions/003-scripts-after-paint.md for what that gains.
 */
export function deferScripts(html: string, sheet: string): string {
  const preloads = [...html.matchAll(modulePreload)].map(([, href]) => href);
  const script = moduleScript.exec(html)?.[2];
  if (script === undefined) return html;

  const files = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, file]) => [name, file]),
  );
  const [, manifest] = /^import "([^"]+)"/.exec(script) ?? [];
  const [, entry] = /\nimport\("([^"]+)"\)/.exec(script) ?? [];
  const [, moduleMap = ""] = /__reactRouterRouteModules = \{(.*)\}/.exec(script) ?? [];
  const routes = Object.fromEntries(
    [...moduleMap.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [id, files.get(name)]),
  );
  if (!manifest || !entry || !moduleMap || Object.values(routes).includes(undefined)) {
    throw new Error("React Router's module script has a new form: teach app/document.ts to read it");
  }
  const args = [sheet, preloads, manifest, routes, entry].map((value) => JSON.stringify(value));
  const deferred = `${boot}boot(${args.join(",")})`;
  return html
    .replaceAll(modulePreload, "")
    .replace(moduleScript, (_, open, __, close) => `${open}${deferred}${close}`);
}

const streamedData = /(\.streamController\.enqueue\()("(?:[^"\\]|\\.)*")(\);<\/script>)/g;

/** Leaves out of the loaders' data what `Static` finds in the document. The data is a flat array of values that refer to each other by index. */
export function dropStaticHtml(html: string): string {
  return html.replace(streamedData, (_, open: string, literal: string, close: string) => {
    const text = JSON.parse(literal) as string;
    if (!text.startsWith("[")) return open + literal + close;
    const values = (JSON.parse(text) as unknown[]).map((value) => (isStaticHtml(value) ? "" : value));
    return open + escapeForScript(JSON.stringify(`${JSON.stringify(values)}\n`)) + close;
  });
}

function escapeForScript(text: string): string {
  return text.replace(/[<>&\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The policy of a document: its own files, and the inline scripts and styles that it holds now. */
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
