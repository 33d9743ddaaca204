import { hash as digest } from "node:crypto";
import boot from "./boot.js?inline-script";
import { dataEnd, dataStart } from "./loader-data.ts";
import sayUnloaded from "./say-unloaded.js?inline-script";
import { UnexpectedOutputError } from "./unexpected-output.ts";

/** Documents share most styles and scripts, apart from loader data, so their hashes are cached. */
const maxShared = 200;
const shared = new Map<string, string>();

function hash(text: string): string {
  if (text.startsWith(dataStart)) return digest("sha256", text, "base64");
  const cached = shared.get(text);
  if (cached !== undefined) return cached;
  const hashed = digest("sha256", text, "base64");
  if (shared.size >= maxShared) shared.clear();
  shared.set(text, hashed);
  return hashed;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const stream = [
  "window.__reactRouterContext.stream = new ReadableStream(",
  "{start(controller){window.__reactRouterContext.streamController = controller;}}",
  ").pipeThrough(new TextEncoderStream());",
].join("");

/** SHA-256 of React Router's scroll restoration code. */
const restoreScrollHash = "2ihsIlBAt2xMjkPuRVnse98+qviPl2HV9rc4X05rQrU=";

/** Whether a script is the scroll restoration code, followed by its arguments: `})("key", null)`. */
function restoresScroll(text: string): boolean {
  const [, code = "", args = ""] = /^(\(\([\s\S]*?\n\t\}\)\()(.*)\)$/.exec(text) ?? [];
  return hash(code) === restoreScrollHash && isJson(`[${args}]`);
}

/** Matches a framework script whose only variable part is JSON, which cannot execute. */
const withJson = (start: string, end: string) => (text: string) =>
  text.startsWith(start) && text.endsWith(end) && isJson(`[${text.slice(start.length, -end.length)}]`);

const isBoot = withJson(`${boot}boot(`, ")");
const isContext = withJson("window.__reactRouterContext = ", `;${stream}`);
const isData = withJson(dataStart, ");");

/** The contents of a document's inline scripts. indexOf is ten times as fast as a regular expression. */
function inlineScripts(html: string): string[] {
  const texts: string[] = [];
  for (let at = html.indexOf("<script"); at !== -1; at = html.indexOf("<script", at)) {
    const start = html.indexOf(">", at) + 1;
    const isFile = html.slice(at, start).includes("src=");
    const end = isFile ? start : html.indexOf("</script>", start);
    if (start === 0 || end === -1) break;
    if (!isFile) texts.push(html.slice(start, end));
    at = end;
  }
  return texts;
}

/** The inline scripts that are recognised. The policy blocks all others. */
function knownScripts(html: string, flagsScript: string): string[] {
  const forms = [(text: string) => text === flagsScript, isBoot, isContext];
  const others = [isData, restoresScroll, (text: string) => text === dataEnd || text === sayUnloaded];
  const texts = inlineScripts(html);
  if (!forms.every((isForm) => texts.some(isForm)))
    throw new UnexpectedOutputError("inline scripts", "app/document/content-security-policy.ts");
  return texts.filter((text) => [...forms, ...others].some((isForm) => isForm(text)));
}

const sources = (texts: string[]) => texts.map((text) => `'sha256-${hash(text)}'`).join(" ");

/**
 * The Content-Security-Policy of a document: allows files of this site, and the inline scripts and styles of
 * the build. Markup injected into a page cannot run scripts.
 * @param styles contents of the document's style elements
 * @throws {UnexpectedOutputError}
 */
export function contentSecurityPolicy(html: string, flagsScript: string, styles: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sources(knownScripts(html, flagsScript))}`,
    "worker-src 'self'",
    `style-src 'self' ${sources(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}
