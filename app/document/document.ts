import { createHash } from "node:crypto";
import boot from "./boot.js?inline-script";
import { isStaticHtml } from "./static-html.ts";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = '<script type="module" async="">';

/**
 * Takes the eager loading out of React Router's document: its module preloads and its module script
 * become data for the inline boot script, which loads them when the browser is idle or the visitor
 * first touches the page. See docs/decisions/003-scripts-after-paint.md for what that gains.
 */
export function deferScripts(html: string, sheet: string): string {
  const headEnd = html.indexOf("</head>");
  const scriptStart = html.lastIndexOf(moduleScript);
  const scriptEnd = html.indexOf("</script>", scriptStart);
  if (scriptStart === -1) return html;
  const head = html.slice(0, headEnd);
  const script = html.slice(scriptStart + moduleScript.length, scriptEnd);
  const preloads = [...head.matchAll(modulePreload)].map(([, href]) => href);

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
    throw new Error("React Router's module script has a new form: teach app/document/document.ts to read it");
  }
  const args = [sheet, preloads, manifest, routes, entry].map((value) => JSON.stringify(value));
  return [
    head.replaceAll(modulePreload, ""),
    html.slice(headEnd, scriptStart + moduleScript.length),
    `${boot}boot(${args.join(",")})`,
    html.slice(scriptEnd),
  ].join("");
}

/**
 * Leaves out of the loaders' data, as React Router sends it, what `Static` finds in the document. Each line is a flat array
 * of values that refer to each other by index, or what a promise became.
 */
export function dropStaticHtml(data: string): string {
  return data
    .split("\n")
    .map((line) => {
      if (!line.startsWith("[")) return line;
      const values = JSON.parse(line) as unknown[];
      return JSON.stringify(values.map((value) => (isStaticHtml(value) ? "" : value)));
    })
    .join("\n");
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
