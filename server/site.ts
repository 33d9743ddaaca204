import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createHeaders, createRequestListener, sendResponse } from "@remix-run/node-fetch-server";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Posting } from "../app/content/job.schema.ts";
import { clientAddress } from "./client-address.ts";
import { createDailyPages, keptQuery } from "./daily-pages.ts";
import { securityHeaders } from "./headers.ts";
import type { Health } from "./health.ts";
import type { FeedFrame } from "./jobs/feed-frame.ts";
import { codeOf, log } from "./log.ts";
import type { MailWords } from "./mail/mail.ts";
import { readBody } from "./read-body.ts";
import { isSameOrigin } from "./same-origin.ts";
import type { SiteServices } from "./site-services.ts";
import { loadStaticFiles, type PageHeaders, sendStaticFile } from "./static-files.ts";

/**
 * What the build knows of its pages: their headers, which of them depend on the query, and which on the day, with the
 * names that each of these reads of the query.
 */
export type PagesFile = {
  pages: Record<string, PageHeaders>;
  readQuery: string[];
  daily: Record<string, string[]>;
};

/** The build, with what `app/entry.server.tsx` hands to the server. */
export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      siteServices?: RouterContext<SiteServices | null>;
      mailWords?: MailWords;
      feedFrame?: FeedFrame;
      showPostings?: (postings: Posting[]) => void;
      postingsVersion?: () => number;
    };
  };
};

/** What stands behind the pages. Without it the site shows them and takes nothing. */
export type Backing = {
  servicesFor: (client: string) => SiteServices;
  health: Health;
  siteUrl?: string | undefined;
  trustedProxies: number;
};

/** An opening's page; which there are is known at run time alone. */
const opening = /^\/career\/[^/]+\/[^/]+$/;

/** No form of the site needs more, in bytes. */
const bodyLimit = 64 * 1024;

function refuse(response: ServerResponse, status: number, reason: string, headers = {}): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers }).end(`${reason}\n`);
}

/** The whole site as one listener: files of the build from memory, everything else rendered by `serverBuild`. */
export function createSite(buildFolder: string, serverBuild: SiteBuild, backing?: Backing): RequestListener {
  const { pages, readQuery, daily } = JSON.parse(
    readFileSync(`${buildFolder}/pages.json`, "utf8"),
  ) as PagesFile;
  const files = loadStaticFiles(`${buildFolder}/client`, pages);
  const queryPages = new Set(readQuery);
  const handler = createRequestHandler(serverBuild, "production");
  const { siteServices, postingsVersion } = serverBuild.entry.module;

  const contextFor = (client: string) => {
    const context = new RouterContextProvider();
    if (siteServices && backing) context.set(siteServices, backing.servicesFor(client));
    return context;
  };
  const answer = (request: Request) => handler(request, contextFor(""));
  const render = createRequestListener(answer);
  const renderDaily = createDailyPages(answer, postingsVersion);

  async function post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isSameOrigin(request.headers, backing?.siteUrl)) {
      refuse(response, 403, "Forms of other sites are not accepted here.", {
        Vary: "Sec-Fetch-Site, Origin",
      });
      return;
    }
    const body = await readBody(request, bodyLimit);
    if (!body) {
      refuse(response, 413, "This is more than a form may hold.", { Connection: "close" });
      response.on("finish", () => request.destroy());
      return;
    }
    const url = URL.parse(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
    if (!url) {
      refuse(response, 400, "This address cannot be read.");
      return;
    }
    const { "x-forwarded-for": forwarded } = request.headers;
    const client = clientAddress(
      request.socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
      backing?.trustedProxies ?? 0,
    );
    const whole = new Request(url, { method: "POST", headers: createHeaders(request), body });
    await sendResponse(response, await handler(whole, contextFor(client)));
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const [path = "/", query] = (request.url ?? "/").split("?");
    if (request.method === "POST") {
      post(request, response).catch((error: unknown) => {
        log("error", "post-failed", { failure: codeOf(error) });
        if (response.headersSent) response.destroy();
        else refuse(response, 500, "Something broke. Please try again later.");
      });
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      refuse(response, 405, "Use GET or POST.", { Allow: "GET, HEAD, POST" });
      return;
    }
    if (backing?.health(path, response)) return;
    const file = files.get(path);
    if (file && !(query && queryPages.has(path))) {
      sendStaticFile(request, response, file);
      return;
    }
    const isData = path.endsWith(".data");
    const page = isData ? path.slice(0, -".data".length) : path;
    const read = opening.test(page) ? [] : daily[page];
    if (read) {
      // The router asks for the data of some of its routes alone.
      const address = path + keptQuery(query, isData ? [...read, "_routes"] : read);
      renderDaily(address, request)
        .then((page) => sendStaticFile(request, response, page))
        .catch((error: unknown) => {
          log("error", "page-failed", { failure: codeOf(error) });
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
