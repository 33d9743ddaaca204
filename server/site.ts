import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createHeaders, createRequestListener, sendResponse } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { maxUploadBytes, type SavedUpload } from "#domain/upload.ts";
import { markdownUrl } from "#domain/urls/urls.ts";
import type { Api } from "./api/create-api.ts";
import { isPublicSite } from "./config/site-address.ts";
import { readForm } from "./files/read-form.ts";
import type { SaveUpload } from "./files/uploads.ts";
import { clientAddress } from "./http/client-address.ts";
import { compressResponse } from "./http/compress.ts";
import { drainAfterResponse } from "./http/drain-request.ts";
import { securityHeaders } from "./http/headers.ts";
import { wantsMarkdown, withMarkdown, withVariants } from "./http/markdown-pages.ts";
import { cacheKeyQuery, createPageCache } from "./http/page-cache.ts";
import { bodyStream, readBody } from "./http/read-body.ts";
import { isSameOrigin } from "./http/same-origin.ts";
import { loadStaticFiles, type PageHeaders, type StaticFile, sendStaticFile } from "./http/static-files.ts";
import { errorCode, log } from "./log.ts";
import type { Health } from "./monitoring/health.ts";
import type { Metrics } from "./monitoring/metrics.ts";
import type { SiteBuild } from "./site-build.ts";
import type { ProofOfWork } from "./submissions/proof-of-work.ts";
import type { SiteServices } from "./submissions/site-services.ts";

/**
 * What the build knows of its pages: their headers, which of them depend on the query, and which on the day, with the
 * names that each of these reads of the query.
 */
export type PagesFile = {
  pages: Record<string, PageHeaders>;
  readQuery: string[];
  daily: Record<string, string[]>;
  /** Where pages went, by the path that they had. */
  redirects: Record<string, { to: string; status: number }>;
  /** Which pages have Markdown: those whose page is rendered to make it, and those that have a file or a route for it. */
  markdown: { rendered: string[]; other: string[] };
};

/** What stands behind the pages. Without it the site shows them and takes nothing. */
export type Backend = {
  servicesFor: (client: string) => SiteServices;
  health: Health;
  api: Api;
  metrics?: Metrics | undefined;
  saveUpload: SaveUpload;
  /** For what this process alone keeps. */
  directory: string;
  challenges: ProofOfWork;
  siteUrl?: string | undefined;
  trustedProxies: number;
};

/** A receipt is of one visitor and is not kept for the day. */
const isPrivateReceipt = /(^|&)applied=/;

/** An opening's page; which there are is known at run time alone. */
const opening = /^\/career\/[^/]+\/[^/]+$/;

const uploadStatus = { EMPTY: 422, WRONG_TYPE: 415, TOO_LARGE: 413, TOO_MANY: 429, UNAVAILABLE: 503 };

/** An address with what was asked for of another one added. */
function withQuery(address: string, query: string | undefined): string {
  if (!query) return address;
  const [path = "", hash] = address.split("#");
  return `${path}${path.includes("?") ? "&" : "?"}${query}${hash === undefined ? "" : `#${hash}`}`;
}

/** No form without files needs more, in bytes. */
const maxBodyBytes = 64 * 1024;

function refuse(response: ServerResponse, status: number, reason: string, headers = {}): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers }).end(`${reason}\n`);
}

/** The whole site as one listener: files of the build from memory, everything else rendered by `serverBuild`. */
export function createSite(buildFolder: string, serverBuild: SiteBuild, backing?: Backend): RequestListener {
  const { pages, readQuery, daily, redirects, markdown } = JSON.parse(
    readFileSync(`${buildFolder}/pages.json`, "utf8"),
  ) as PagesFile;
  const files = loadStaticFiles(`${buildFolder}/client`, pages);
  const queryPages = new Set(readQuery);
  const inMarkdown = new Set([...markdown.rendered, ...markdown.other]);
  const isPublic = isPublicSite();
  const handler = createRequestHandler(serverBuild, "production");
  const { siteServices, postingsVersion } = serverBuild.entry.module.serverExports;

  const contextFor = (client: string) => {
    const context = new RouterContextProvider();
    if (backing) context.set(siteServices, backing.servicesFor(client));
    return context;
  };
  const addressOf = (address: string | undefined, forwarded: string | undefined) =>
    clientAddress(address, forwarded, backing?.trustedProxies ?? 0);
  const clientOf = ({ socket, headers: { "x-forwarded-for": forwarded } }: IncomingMessage) =>
    addressOf(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(",") : forwarded);

  const render = createRequestListener(async (request: Request, { address }: { address: string }) => {
    const client = addressOf(address, request.headers.get("X-Forwarded-For") ?? undefined);
    const answer = await handler(request, contextFor(client));
    return compressResponse(answer, request.headers.get("Accept-Encoding"));
  });
  // The same for everybody.
  const answer = (request: Request) => handler(request, contextFor(""));
  const renderDaily = createPageCache(withMarkdown(answer, markdown.rendered), {
    postingsVersion,
    directory: backing?.directory,
  });

  /** A file alone, for a form that is sent after it: the browser can show how far it is. */
  async function takeUpload(
    request: IncomingMessage,
    response: ServerResponse,
    query: string,
    { saveUpload }: Backend,
  ): Promise<void> {
    const isTooLarge = Number(request.headers["content-length"] ?? 0) > maxUploadBytes;
    const name = new URLSearchParams(query).get("name") ?? "";
    const upload: SavedUpload = isTooLarge
      ? { kind: "REFUSED", reason: "TOO_LARGE", name }
      : await saveUpload(bodyStream(request), name, clientOf(request));
    drainAfterResponse(request, response);
    const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
    response.writeHead(upload.kind === "SAVED" ? 201 : uploadStatus[upload.reason], headers);
    response.end(JSON.stringify(upload));
  }

  /** The fields of a form, in the one form that actions read. */
  async function readFields(
    request: IncomingMessage,
  ): Promise<Buffer<ArrayBuffer> | URLSearchParams | undefined | null> {
    if (!backing || !/^multipart\/form-data/i.test(request.headers["content-type"] ?? "")) {
      return readBody(request, maxBodyBytes);
    }
    const form = await readForm(request, (bytes, name) => backing.saveUpload(bytes, name, clientOf(request)));
    if (form.kind === "READ") return form.fields;
    return form.kind === "TOO_LARGE" ? undefined : null;
  }

  async function post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isSameOrigin(request.headers, backing?.siteUrl)) {
      drainAfterResponse(request, response);
      refuse(response, 403, "Forms of other sites are not accepted here.", {
        Vary: "Sec-Fetch-Site, Origin",
      });
      return;
    }
    const url = URL.parse(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
    if (!url) {
      refuse(response, 400, "This address cannot be read.");
      return;
    }
    if (backing && url.pathname === "/uploads") {
      await takeUpload(request, response, url.search, backing);
      return;
    }
    const body = await readFields(request);
    drainAfterResponse(request, response);
    if (body === undefined) {
      refuse(response, 413, "This is more than a form may hold.");
      return;
    }
    if (body === null) {
      refuse(response, 400, "This form cannot be read.");
      return;
    }
    const headers = createHeaders(request);
    // It has been looked at above. The router would compare it with an address that knows nothing of TLS before us.
    headers.delete("Origin");
    // It is no multipart form any more.
    if (body instanceof URLSearchParams) headers.set("Content-Type", "application/x-www-form-urlencoded");
    const whole = new Request(url, {
      method: "POST",
      headers,
      body: body instanceof URLSearchParams ? body.toString() : body,
    });
    const answered = await handler(whole, contextFor(clientOf(request)));
    await sendResponse(response, await compressResponse(answered, headers.get("Accept-Encoding")));
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // No trial of the site is found in place of it.
    if (!isPublic) response.setHeader("X-Robots-Tag", "noindex");
    const [asked = "/", query] = (request.url ?? "/").split("?");
    const hasMarkdown = inMarkdown.has(asked);
    const path = hasMarkdown && wantsMarkdown(request.headers.accept) ? markdownUrl(asked) : asked;
    const send = (file: StaticFile) =>
      sendStaticFile(request, response, hasMarkdown ? withVariants(file) : file);
    backing?.metrics?.count(request, response);
    if (backing?.metrics?.answer(path, request, response)) return;
    if (backing?.api(path, request, response)) return;
    if (request.method === "POST") {
      post(request, response).catch((error: unknown) => {
        log("error", "post-failed", { failure: errorCode(error) });
        if (response.headersSent) response.destroy();
        else refuse(response, 500, "Something broke. Please try again later.");
      });
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      refuse(response, 405, "Use GET or POST.", { Allow: "GET, HEAD, POST" });
      return;
    }
    if (backing?.health(path, response) || backing?.challenges.answer(path, response)) return;
    const file = files.get(path);
    if (file && !(query && queryPages.has(path))) {
      send(file);
      return;
    }
    const moved = redirects[path.replace(/\/$/, "")];
    if (moved) {
      response.writeHead(moved.status, { Location: withQuery(moved.to, query) }).end();
      return;
    }
    const isData = path.endsWith(".data");
    const page = isData ? path.slice(0, -".data".length) : path;
    const read = opening.test(page) ? [] : daily[page];
    if (read && !(query && isPrivateReceipt.test(query))) {
      // The router asks for the data of some of its routes alone.
      const address = path + cacheKeyQuery(query, isData ? [...read, "_routes"] : read);
      renderDaily(address, request)
        .then(send)
        .catch((error: unknown) => {
          log("error", "page-failed", { failure: errorCode(error) });
          refuse(response, 500, "Something broke. Please try again later.");
        });
      return;
    }
    // One address a page: no slash at its end.
    if (/^\/[^/].*[^/]\/$/.test(path)) {
      response.writeHead(308, { Location: path.slice(0, -1) + (query ? `?${query}` : "") }).end();
      return;
    }
    render(request, response);
  };
}
