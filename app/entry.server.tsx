import { Writable } from "node:stream";
import content from "virtual:content";
import shell from "virtual:shell";
import css from "virtual:styles";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { errorCode, log } from "#server/log.ts";
import sheet from "./app.css?url";
import { dropServerHtml } from "./document/loader-data.ts";
import { createDocumentRewriter, insertIntoHead } from "./document/rewrite-document.ts";
import { flagsScript } from "./flags-script.ts";
import { findPostingPage } from "./routes/careers/posting/posting-page.tsx";
import { structuredData } from "./seo/structured-data.ts";
import { renderSharedHtml } from "./shell/shell-html.tsx";

const renderTimeoutMs = 10_000;

renderSharedHtml();
const linkedSheets = import.meta.glob<string>(["./**/*.css", "!./app.css", "!./workbench/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const linked = Object.values(linkedSheets).join("");
const rewriteDocument = createDocumentRewriter({ css, linked, sheet, flagsScript });

/** Logs what may be logged: an error's message may quote what a visitor wrote. */
export function handleError(error: unknown): void {
  if (import.meta.env.DEV) console.error(error);
  else log("error", "render-failed", { failure: errorCode(error) });
}

async function withoutServerHtml(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const data = Buffer.from(dropServerHtml(Buffer.concat(chunks).toString("utf8")));
  return new ReadableStream({
    start(controller) {
      controller.enqueue(data);
      controller.close();
    },
  });
}

/** Renders the whole document before it is sent: its scripts are rewritten, and its policy lists their hashes. */
function renderDocument(context: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      // Keeps Suspense boundaries inline, however large, instead of moving them in by script.
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

/** For search engines, which read documents; client navigations need none. */
function structuredDataFor(path: string): string {
  const postingTitle = (url: string) => findPostingPage(url)?.posting.title;
  return structuredData({ content, postingTitle, siteUrl: shell.siteUrl }, path);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { serverHandoffStream: data, ...rest } = context;
  const lean = data ? { ...rest, serverHandoffStream: await withoutServerHtml(data) } : rest;
  let html = await renderDocument(lean, request.url);
  if (status === 200) html = insertIntoHead(html, structuredDataFor(new URL(request.url).pathname));
  if (import.meta.env.PROD) {
    const { html: rewritten, policy } = rewriteDocument(html);
    html = rewritten;
    headers.set("Content-Security-Policy", policy);
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

export { serverExports } from "./server-exports.ts";
