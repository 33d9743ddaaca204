import Negotiator from "negotiator";
import { pageOfMarkdown } from "#domain/urls/urls.ts";
import { siteAddress } from "#server/config/site-address.ts";
import { pageMarkdown } from "./page-markdown.ts";
import type { StaticFile } from "./static-files.ts";

/** Search engines should list the page itself. */
export const markdownHeaders = {
  "Content-Type": "text/markdown; charset=utf-8",
  "X-Robots-Tag": "noindex",
};

/** The response depends on the requested format and on the accepted codings. */
const varyHeader = "Accept, Accept-Encoding";

/** Whether a client explicitly asks for Markdown and prefers it to HTML. No browser does. */
export function wantsMarkdown(accept: string | undefined): boolean {
  if (!accept || !/\btext\/markdown\b/i.test(accept)) return false;
  const available = ["text/markdown", markdownHeaders["Content-Type"], "text/html"];
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(available);
  return best !== undefined && best !== "text/html";
}

/** Adds the `Vary` header of a page that is also available as Markdown. */
export function withVariants(file: StaticFile): StaticFile {
  return { ...file, headers: { ...file.headers, Vary: varyHeader } };
}

/**
 * Adds Markdown for pages that are rendered at run time and have no route for it.
 * @param answer renders an address
 * @param hasMarkdown whether the Markdown of a page is made from the page
 */
export function withMarkdown(
  answer: (request: Request) => Promise<Response>,
  hasMarkdown: (url: string) => boolean,
) {
  return async (request: Request): Promise<Response> => {
    const address = new URL(request.url);
    const url = pageOfMarkdown(address.pathname);
    if (url === undefined || !hasMarkdown(url)) return answer(request);
    address.pathname = url;
    const page = await answer(new Request(address));
    if (page.status !== 200) return page;
    const markdown = pageMarkdown(await page.text(), `${siteAddress()}${url}${address.search}`);
    return new Response(markdown, { headers: markdownHeaders });
  };
}
