import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import content from "#app/content/content.data.ts";
import { readLanguage } from "#app/content/page-language.ts";
import css from "#app/document/styles.ts";
import { ServerLanguage } from "#app/language/render-static.tsx";
import shell from "#app/site/shell.data.ts";
import type { Language } from "#domain/language/language.ts";
import devanagari from "#generated/devanagari.woff2?url";
import { errorCode, log } from "#server/log.ts";
import sheet from "./app.css?url";
import devanagariSheet from "./devanagari.css?url";
import { loaderDataScripts } from "./document/loader-data.ts";
import { completeDocument, createDocumentRewriter } from "./document/rewrite-document.ts";
import { flagsScript } from "./flags-script.ts";
import { findPostingPage } from "./routes/careers/posting/posting-page.tsx";
import { structuredData } from "./seo/structured-data.ts";
import { renderSharedHtml } from "./shell/shell-html.tsx";

const renderTimeoutMs = 10_000;

const shared = renderSharedHtml();
const linkedSheets = import.meta.glob<string>(["./**/*.css", "!./app.css", "!./workbench/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const linked = Object.values(linkedSheets).join("");
const rewriteDocument = createDocumentRewriter({ css, linked, sheet, flagsScript, shared });

/** In production logs only the error code: messages may quote a visitor's input. */
export function handleError(error: unknown): void {
  if (import.meta.env.DEV) console.error(error);
  else log("error", "render-failed", { failure: errorCode(error) });
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

const suspended = "<!--$!-->";

/** The language of the document at a URL. */
const languageIn = (url: string): Language => readLanguage(new URL(url).pathname, undefined) ?? "en";

/**
 * Buffers the whole document, because its scripts are rewritten and its CSP lists their hashes.
 * renderToString is faster than a stream but does not wait for suspended components.
 */
async function renderDocument(context: EntryContext, url: string): Promise<string> {
  const document = (
    <ServerLanguage language={languageIn(url)}>
      <ServerRouter context={context} url={url} />
    </ServerLanguage>
  );
  const html = renderToString(document);
  return html.includes(suspended) ? renderWhenReady(document) : `<!DOCTYPE html>${html}`;
}

function renderWhenReady(document: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      // Keeps Suspense boundaries of any size inline, instead of moving them into place by script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve(Buffer.concat(chunks).toString("utf8"));
            done();
          },
        });
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: handleError,
    });
    const timer = setTimeout(() => abort(new Error("Rendering took too long")), renderTimeoutMs);
  });
}

/** Only search engines need it, and they load documents, so client navigations do without. */
function structuredDataFor(path: string): string {
  const postingTitle = (url: string) => findPostingPage(url)?.posting.title;
  return structuredData({ content, postingTitle, siteUrl: shell.siteUrl }, path);
}

const devanagariFonts = [
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${devanagari}">`,
  `<link rel="stylesheet" href="${devanagariSheet}">`,
].join("");

/** Links to the fonts of a language, for documents only: every page of a document has the same language. */
const fontsFor = (language: Language): string =>
  language === "hi" || language === "mr" ? devanagariFonts : "";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { serverHandoffStream: data, ...rest } = context;
  const rendered = await renderDocument(rest, request.url);
  const { pathname } = new URL(request.url);
  const additions = {
    inHead: fontsFor(languageIn(request.url)) + (status === 200 ? structuredDataFor(pathname) : ""),
    atEnd: data ? loaderDataScripts(await readText(data)) : "",
  };
  headers.set("Content-Type", "text/html; charset=utf-8");
  const respond = (html: string) =>
    new Response(request.method === "HEAD" ? null : Buffer.from(html), { status, headers });
  if (!import.meta.env.PROD) return respond(completeDocument(rendered, additions, shared));
  const { html, policy } = rewriteDocument(rendered, additions);
  headers.set("Content-Security-Policy", policy);
  return respond(html);
}

export { serverExports } from "./server-exports.ts";
