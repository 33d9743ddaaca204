import "#server/config/set-node-env.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createRequestHandler } from "react-router";
import { markdownUrl } from "#domain/urls/urls.ts";
import { siteAddress } from "#server/config/site-address.ts";
import { applicationUrls, createRouteTable, prerenderedUrls } from "#server/handlers/delivery.ts";
import { loadBuild } from "#server/handlers/site-build.ts";
import { pageMarkdown } from "#server/http/page-markdown.ts";
import type { PageHeaders } from "#server/http/static-files.ts";

/** Headers that differ between documents. */
const documentHeaders = ["content-security-policy", "referrer-policy", "x-robots-tag"];

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes every page with the delivery PRERENDERED: as a document, as the data for client navigations, and as
 * Markdown. Writes the documents of applications.
 * @param folder the build
 * @throws {Error} if a page does not respond with 200
 */
export async function prerenderPages(folder: string): Promise<void> {
  const build = await loadBuild(folder);
  const handler = createRequestHandler(build, "production");
  const get = async (path: string) => {
    const response = await handler(new Request(`http://localhost${path}`));
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status} while it was prerendered`);
    return response;
  };

  const headers: Record<string, PageHeaders> = {};
  /** Writes the document of an address. @returns its HTML */
  const writeDocument = async (url: string) => {
    const document = await get(url);
    const html = await document.text();
    write(`${folder}/client${url === "/" ? "" : url}/index.html`, html);
    headers[url] = Object.fromEntries(
      documentHeaders.flatMap((name) => {
        const value = document.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    return html;
  };
  const routes = createRouteTable(build.routes);
  for (const url of applicationUrls(routes)) await writeDocument(url);
  for (const url of prerenderedUrls(routes)) {
    const html = await writeDocument(url);
    write(`${folder}/client${markdownUrl(url)}`, pageMarkdown(html, `${siteAddress()}${url}`));
    const dataPath = url === "/" ? "/_.data" : `${url}.data`;
    const data = await get(dataPath);
    write(`${folder}/client${dataPath}`, await data.text());
  }
  write(`${folder}/page-headers.json`, JSON.stringify(headers));
}
