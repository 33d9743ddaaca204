import { createRequestListener } from "@remix-run/node-fetch-server";
import { markdownUrl, pageOfMarkdown } from "#domain/urls/urls.ts";
import { compressResponse } from "#server/http/compress.ts";
import { isPrivateFileData } from "#server/http/headers.ts";
import { wantsMarkdown, withMarkdown, withVariants } from "#server/http/markdown-pages.ts";
import { cacheKeyQuery, createPageCache } from "#server/http/page-cache.ts";
import { createTokenBucket } from "#server/http/rate-limit.ts";
import { renderAhead } from "#server/http/render-ahead.ts";
import { type StaticFile, type StaticFiles, sendStaticFile } from "#server/http/static-files.ts";
import { errorCode, log, logRefusal } from "#server/log.ts";
import type { Delivery, RouteTable } from "./delivery.ts";
import { type Exchange, failSafely, type RequestHandler, refuse } from "./handler.ts";

/** New addresses of moved pages, by their former path. */
export type Redirects = Record<string, { to: string; status: number }>;

/** Splits the address of page data, which client navigations request, into the page's path and a flag. */
export function pagePath(path: string): { page: string; isData: boolean } {
  if (path === "/_.data") return { page: "/", isData: true };
  return path.endsWith(".data")
    ? { page: path.slice(0, -".data".length), isData: true }
    : { page: path, isData: false };
}

/** Whether a prerendered page is rendered again for a request. */
function isRendered(delivery: Delivery | undefined, url: string, query: string | undefined): boolean {
  if (delivery?.kind !== "PRERENDERED") return false;
  const { readsQuery, isCurrent } = delivery;
  if (isCurrent) return true;
  if (!query) return false;
  return typeof readsQuery === "function" ? readsQuery(url) : (readsQuery ?? false);
}

type Negotiated = { path: string; send: (file: StaticFile) => void };

/** Negotiates between a page and its Markdown. Pages that have both send `Vary`. */
export function createNegotiation(files: StaticFiles, routes: RouteTable) {
  const hasMarkdown = (path: string): boolean => {
    if (files.has(path)) return files.has(markdownUrl(path));
    if (pageOfMarkdown(path) !== undefined) return false;
    const delivery = routes.find(path);
    return delivery?.kind === "DAILY" && delivery.markdown !== undefined;
  };
  // The Markdown of a search would cost several times as much as its page, and no program asks for it.
  const isSearch = (path: string, query: string | undefined): boolean => {
    const delivery = query === undefined || files.has(path) ? undefined : routes.find(path);
    return delivery?.kind === "DAILY" && cacheKeyQuery(query, delivery.query ?? []) !== "";
  };
  return ({ request, response, path, query }: Exchange): Negotiated => {
    if (!hasMarkdown(path) || isSearch(path, query))
      return { path, send: (file) => sendStaticFile(request, response, file) };
    return {
      path: wantsMarkdown(request.headers.accept) ? markdownUrl(path) : path,
      send: (file) => sendStaticFile(request, response, withVariants(file)),
    };
  };
}
export type Negotiation = ReturnType<typeof createNegotiation>;

/** Serves files of the build, including prerendered pages. */
export function createFileHandler(
  files: StaticFiles,
  routes: RouteTable,
  negotiate: Negotiation,
): RequestHandler {
  return (exchange) => {
    const { path, send } = negotiate(exchange);
    const file = files.get(path);
    if (!file) return false;
    const { page } = pagePath(path);
    if (isRendered(routes.find(page), page, exchange.query)) return false;
    send(file);
    return true;
  };
}

/**
 * Serves the document of an application for every address below its own. It comes before all handlers that look
 * up, keep or log a path: these addresses name what is on a visitor's device.
 */
export function createApplicationHandler(files: StaticFiles, urls: readonly string[]): RequestHandler {
  return ({ request, response, path }) => {
    // React Router compares addresses without regard to case.
    const known = path.toLowerCase();
    const url = urls.find((candidate) => known.startsWith(`${candidate}/`) && known !== `${candidate}/`);
    const file = url === undefined || files.has(path) ? undefined : files.get(url);
    if (!file) return false;
    sendStaticFile(request, response, file);
    return true;
  };
}

/** Appends a query to an address. */
function withQuery(address: string, query: string | undefined): string {
  if (!query) return address;
  const [path = "", hash] = address.split("#");
  return `${path}${path.includes("?") ? "&" : "?"}${query}${hash === undefined ? "" : `#${hash}`}`;
}

/** Redirects former addresses of pages. */
export function createRedirectHandler(redirects: Redirects): RequestHandler {
  return ({ response, path, query }) => {
    const redirect = redirects[path.replace(/\/$/, "")];
    if (!redirect) return false;
    response.writeHead(redirect.status, { Location: withQuery(redirect.to, query) }).end();
    return true;
  };
}

type CacheOptions = {
  routes: RouteTable;
  negotiate: Negotiation;
  /** Renders an address identically for every visitor. */
  render: (request: Request) => Promise<Response>;
  postingsVersion: () => number;
  /** Pages to render before anyone requests them. */
  postingUrls: () => string[];
  directory?: string | undefined;
};

/** Serves pages and files that change with the day or the postings, from the page cache. */
export function createDailyHandler({
  routes,
  negotiate,
  render,
  postingsVersion,
  postingUrls,
  directory,
}: CacheOptions): RequestHandler {
  /** The delivery of a page whose Markdown is made from it. */
  const withOwnMarkdown = (url: string | undefined): Delivery | undefined => {
    const delivery = url === undefined ? undefined : routes.find(url);
    return delivery?.kind === "DAILY" && delivery.markdown === "FROM_PAGE" ? delivery : undefined;
  };
  const hasMarkdown = (url: string) => withOwnMarkdown(url) !== undefined;
  const cache = createPageCache(withMarkdown(render, hasMarkdown), { postingsVersion, directory });
  void renderAhead({ cache, addresses: postingUrls });

  return (exchange) => {
    const { path, send } = negotiate(exchange);
    const { page, isData } = pagePath(path);
    const ofMarkdown = withOwnMarkdown(pageOfMarkdown(page));
    const delivery = ofMarkdown ?? routes.find(page);
    if (delivery?.kind !== "DAILY") return false;
    const { query: queryNames = [], normaliseQuery, privateQuery } = delivery;
    if (privateQuery !== undefined && new URLSearchParams(exchange.query).has(privateQuery)) return false;
    // React Router requests the data of single routes with this parameter.
    const names = isData ? ["_routes"] : [];
    const query = ofMarkdown
      ? ""
      : cacheKeyQuery(exchange.query, queryNames, { normaliseQuery, unchanged: names });
    const address = path + query;
    failSafely(exchange, "page-failed", cache.answer(address, exchange.request).then(send));
    return true;
  };
}

/** Redirects paths with a trailing slash, so that each page has one address. */
export const redirectTrailingSlash: RequestHandler = ({ response, path, query }) => {
  if (!/^\/[^/].*[^/]\/$/.test(path)) return false;
  response.writeHead(308, { Location: path.slice(0, -1) + (query ? `?${query}` : "") }).end();
  return true;
};

/** Returns 404 where React Router would serve a candidate's file as the data of a page. */
export const refusePrivateFileData: RequestHandler = ({ response, path }) => {
  if (!isPrivateFileData(path)) return false;
  refuse(response, 404, "Not found.");
  return true;
};

/** The longest path of a page is that of a posting, about 260 characters. */
const maxPathLength = 1_000;

/** No page has a path this long: the client is a program, which needs no error page with suggestions. */
export const refuseLongPaths: RequestHandler = ({ response, path }) => {
  if (path.length <= maxPathLength) return false;
  refuse(response, 404, "Not found.");
  return true;
};

/** A page costs 1 to 3 ms of processor, so one client gets about a twentieth of it. An office shares an address. */
const pageLimit = { burst: 200, perSecond: 20 };

/** Limits the pages that a client may have rendered. Files and everything else before it are free. */
export function createPageLimit(limit = pageLimit): RequestHandler {
  const take = createTokenBucket(limit);
  return ({ response, client }) => {
    const { isAllowed, retryAfter } = take(client);
    if (isAllowed) return false;
    logRefusal("pages-too-many");
    const wait = `${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}`;
    refuse(response, 429, `Too many pages from your network. Please try again in ${wait}.`, {
      "Retry-After": String(retryAfter),
      "Cache-Control": "no-store",
    });
    return true;
  };
}

/** Renders everything else for this request. */
export function createRenderHandler(
  answer: (request: Request, client: string) => Promise<Response>,
): RequestHandler {
  return ({ request, response, client }) => {
    const render = async (fetchRequest: Request) =>
      compressResponse(await answer(fetchRequest, client), request.headers["accept-encoding"]);
    const onError = (error: unknown) => {
      log("error", "page-failed", { failure: errorCode(error) });
      return new Response("Something broke. Please try again later.\n", {
        status: 500,
        headers: { "Content-Type": "text/plain; charset=utf-8" },
      });
    };
    // Addresses are relative, and the Host header can be forged.
    createRequestListener(render, { host: "localhost", protocol: "http:", onError })(request, response);
    return true;
  };
}
