import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import sheet from "./app.css?url";
import { contentSecurityPolicy, deferScripts, dropStaticHtml } from "./document.ts";
import { dropUnusedRules } from "./used-rules.ts";

const renderTimeout = 10_000;

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
    const timer = setTimeout(() => abort(new Error("Rendering took too long")), renderTimeout);
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let html = await renderDocument(context, request.url);
  if (import.meta.env.PROD) {
    html = dropUnusedRules(deferScripts(dropStaticHtml(html), sheet));
    headers.set("Content-Security-Policy", contentSecurityPolicy(html));
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

export {
  feedFrame,
  mailWords,
  postingOf,
  postingsVersion,
  showPostings,
  siteServices,
} from "./for-server.ts";
