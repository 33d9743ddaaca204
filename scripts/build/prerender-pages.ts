import "#server/config/set-node-env.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createRequestHandler } from "react-router";
import { postQueryNames } from "#app/routes/blog/find-posts.ts";
import { queryNames } from "#app/routes/careers/search-postings.ts";
import { feedUrls, machineFiles } from "#app/seo/feed-urls.ts";
import { dailyPages, dailyUrls, markdownUrl, prerenderedUrls } from "#domain/urls/urls.ts";
import type { Content } from "#scripts/content/content.ts";
import { siteAddress } from "#server/config/site-address.ts";
import { pageMarkdown } from "#server/http/page-markdown.ts";
import type { PagesFile } from "#server/site.ts";

/** Documents and data of a navigation that show what a reference or a secret in the query stands for. */
const receiptPages = ["/company/contact", "/email-verification"].flatMap((url) => [url, `${url}.data`]);

const documentHeaders = ["content-security-policy"];

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes every page as a document and as the data that a client navigation asks for, and the headers of each. */
export async function prerenderPages(content: Content): Promise<void> {
  const handler = createRequestHandler(await import(`${process.cwd()}/build/server/index.js`), "production");
  const get = async (path: string) => {
    const response = await handler(new Request(`http://localhost${path}`));
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status} while it was prerendered`);
    return response;
  };

  const pages: PagesFile["pages"] = {};
  for (const url of prerenderedUrls(content)) {
    const document = await get(url);
    const html = await document.text();
    write(`build/client${url === "/" ? "" : url}/index.html`, html);
    write(`build/client${markdownUrl(url)}`, pageMarkdown(html, `${siteAddress()}${url}`));
    const dataPath = url === "/" ? "/_.data" : `${url}.data`;
    const data = await get(dataPath);
    write(`build/client${dataPath}`, await data.text());
    pages[url] = Object.fromEntries(documentHeaders.map((name) => [name, document.headers.get(name) ?? ""]));
  }
  // Pages whose HTML depends on the query are rendered when there is one; all others ignore it.
  const readQuery = Object.values(content.pages)
    .filter(({ sections }) => sections.some(({ kind }) => kind === "ASSESSMENTS"))
    .map(({ url }) => url);
  const searches = ["/careers", "/careers.json"];
  const daily = Object.fromEntries([
    ...dailyUrls(content).map((url) => [url, []]),
    ...searches.map((url) => [url, [...queryNames]]),
    ["/blog", postQueryNames],
    ["/search", ["q"]],
    ["/search.json", []],
    ["/blog.md", postQueryNames],
    ["/careers.md", [...queryNames]],
    ["/career.md", []],
    ...content.posts.map(({ url }) => [markdownUrl(url), []]),
    ...[...Object.values(feedUrls), ...Object.values(machineFiles)].map((url) => [url, []]),
  ]);
  const posts = content.posts.map(({ url }) => url);
  const markdown = { rendered: dailyPages, other: [...Object.keys(pages), ...posts] };
  const redirects = Object.fromEntries(
    content.redirects.map(({ from, to, permanent }) => [
      from,
      { to, status: permanent === false ? 307 : 308 },
    ]),
  );
  const built = {
    pages,
    readQuery: [...readQuery, ...receiptPages],
    daily,
    redirects,
    markdown,
  } satisfies PagesFile;
  write("build/pages.json", JSON.stringify(built));
}
