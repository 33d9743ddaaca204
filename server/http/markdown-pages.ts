import { markdownUrl } from "#domain/urls/urls.ts";
import { siteAddress } from "#server/config/site-address.ts";
import { pageMarkdown } from "./page-markdown.ts";
import type { StaticFile } from "./static-files.ts";

/** Searches lead to the page itself. */
export const markdownHeaders = {
  "Content-Type": "text/markdown; charset=utf-8",
  "X-Robots-Tag": "noindex",
};

/** What of an answer depends on it: which form of the page was asked for, and how it is compressed. */
const varyHeader = "Accept, Accept-Encoding";

/** How much somebody wants a type, 0 to 1: what names it most exactly counts. */
function qualityOf(accept: string, types: readonly string[]): number {
  const entries = accept
    .toLowerCase()
    .split(",")
    .map((entry) => entry.split(";").map((part) => part.trim()));
  for (const type of types) {
    const found = entries.find(([name]) => name === type);
    const [, quality = "1"] = /^q=([\d.]+)$/.exec(found?.find((part) => part.startsWith("q=")) ?? "") ?? [];
    if (found) return Number(quality);
  }
  return 0;
}

/** Whether somebody asks for Markdown by its name, and likes nothing better. No browser does. */
export function wantsMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes("text/markdown")) return false;
  const quality = qualityOf(accept, ["text/markdown"]);
  return quality > 0 && quality >= qualityOf(accept, ["text/html", "text/*", "*/*"]);
}

/** The same file for those who must know that there is another form of it. */
export function withVariants(file: StaticFile): StaticFile {
  return { ...file, headers: { ...file.headers, Vary: varyHeader } };
}

/**
 * Adds the Markdown of pages that are rendered when they are asked for. `pages` are those without a route for it.
 * @param answer renders an address
 */
export function withMarkdown(answer: (request: Request) => Promise<Response>, pages: readonly string[]) {
  const pageOf = new Map(pages.map((url) => [markdownUrl(url), url]));
  return async (request: Request): Promise<Response> => {
    const address = new URL(request.url);
    const url = pageOf.get(address.pathname);
    if (url === undefined) return answer(request);
    address.pathname = url;
    const page = await answer(new Request(address));
    if (page.status !== 200) return page;
    const markdown = pageMarkdown(await page.text(), `${siteAddress()}${url}${address.search}`);
    return new Response(markdown, { headers: markdownHeaders });
  };
}
