import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createDailyPages, keptQuery } from "./daily-pages.ts";
import { securityHeaders } from "./headers.ts";
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

/** The whole site as one listener: files of the build from memory, everything else rendered by `serverBuild`. */
export function createSite(buildFolder: string, serverBuild: ServerBuild): RequestListener {
  const { pages, readQuery, daily } = JSON.parse(
    readFileSync(`${buildFolder}/pages.json`, "utf8"),
  ) as PagesFile;
  const files = loadStaticFiles(`${buildFolder}/client`, pages);
  const queryPages = new Set(readQuery);
  const handler = createRequestHandler(serverBuild, "production");
  const render = createRequestListener((request) => handler(request));
  const renderDaily = createDailyPages((request) => handler(request));

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const [path = "/", query] = (request.url ?? "/").split("?");
    if (request.method === "GET" || request.method === "HEAD") {
      const file = files.get(path);
      if (file && !(query && queryPages.has(path))) {
        sendStaticFile(request, response, file);
        return;
      }
      const isData = path.endsWith(".data");
      const read = daily[isData ? path.slice(0, -".data".length) : path];
      if (read) {
        // The router asks for the data of some of its routes alone.
        const address = path + keptQuery(query, isData ? [...read, "_routes"] : read);
        renderDaily(address, request)
          .then((page) => sendStaticFile(request, response, page))
          .catch((error: unknown) => {
            console.error(error);
            response.writeHead(500).end();
          });
        return;
      }
      // One address a page: no slash at its end.
      if (/^\/[^/].*[^/]\/$/.test(path)) {
        response.writeHead(308, { Location: path.slice(0, -1) + (query ? `?${query}` : "") }).end();
        return;
      }
    }
    render(request, response);
  };
}
