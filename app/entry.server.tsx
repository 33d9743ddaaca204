import { Writable } from "node:stream";
import content from "virtual:content";
import shell from "virtual:shell";
import css from "virtual:styles";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import sheet from "./app.css?url";
import { createCriticalCss } from "./document/critical-css.ts";
import { contentSecurityPolicy, deferScripts, dropStaticHtml } from "./document/document.ts";
import { findPostingPage } from "./routes/careers/posting/posting-page.tsx";
import { structuredData } from "./seo/structured-data.ts";
import { renderSharedHtml } from "./shell/shell-html.tsx";

const renderTimeoutMs = 10_000;

renderSharedHtml();
const inlineCriticalCss = createCriticalCss(css);

/** The loaders' data on its way to the browser, which finds the rest in the document. */
async function withoutStaticHtml(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const data = new Blob([dropStaticHtml(await new Response(stream).text())]);
  return data.stream();
}

/** Renders the whole document before it is sent: its scripts are rewritten and its policy lists their hashes. */
function renderDocument(context: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      // Everything in its place: nothing is moved in by scripts afterwards, however large.
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
      onShellError: reject,
      onError(error) {
        console.error(error);
      },
    });
    const timer = setTimeout(() => abort(new Error("Rendering took too long")), renderTimeoutMs);
  });
}

/** For search engines, which read documents: a client navigation has no need of it. */
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
  const lean = data ? { ...rest, serverHandoffStream: await withoutStaticHtml(data) } : rest;
  let html = await renderDocument(lean, request.url);
  if (status === 200)
    html = html.replace("</head>", () => `${structuredDataFor(new URL(request.url).pathname)}</head>`);
  if (import.meta.env.PROD) {
    html = inlineCriticalCss(deferScripts(html, sheet));
    headers.set("Content-Security-Policy", contentSecurityPolicy(html));
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

export { serverExports } from "./server-exports.ts";
