import { globSync, readFileSync, statSync } from "node:fs";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import robotsParser from "robots-parser";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { shareImageSize, shareImageUrl } from "#app/seo/share-image.ts";
import { businessDay } from "#domain/business-day.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { allUrls, markdownUrl } from "#domain/urls/urls.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { serveBuild } from "#scripts/machine/serve-build.ts";
import { loadBuild } from "#server/handlers/site-build.ts";

const address = "https://www.example.com";
const content = readContent(process.cwd());
const urls = allUrls(content);
const posts = visiblePosts(content.posts, businessDay());
const openings = listedPostings(postingsOn(content.postings, businessDay()), businessDay());
const closing: (() => void)[] = [];
const given = process.env.SITE_URL;
let origin: string;

async function serve(): Promise<string> {
  const { origin, close } = await serveBuild();
  closing.push(close);
  return origin;
}

beforeAll(async () => {
  process.env.SITE_URL = address;
  origin = await serve();
});
afterAll(() => {
  if (given === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = given;
  for (const close of closing) close();
});

const get = (path: string, headers: Record<string, string> = {}, at = origin) =>
  fetch(at + path, { headers, redirect: "manual" });
async function text(path: string, type: string): Promise<string> {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  expect(response.headers.get("etag")).toBeTruthy();
  return response.text();
}

/** Width and height from a PNG's first chunk. */
function pngSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe("share images", () => {
  test("every page has one, of the right size and at most 60 KB; so has every post, whatever its day", () => {
    const pages = [...new Set([...urls, ...content.posts.map(({ url }) => url)].map(shareImageUrl))];
    for (const image of pages) {
      expect(pngSize(`build/client${image}`), image).toEqual(shareImageSize);
      expect(statSync(`build/client${image}`).size, image).toBeLessThanOrEqual(60 * 1024);
    }
    expect(globSync("build/client/share/**/*.png")).toHaveLength(pages.length);
  });

  test("other sites may show them", async () => {
    const response = await get(shareImageUrl("/platform/resumate"));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });
});

describe("the manifest", () => {
  test("its icons are there, of the sizes that it names, and the head leads to it", async () => {
    const response = await get("/site.webmanifest");
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
    const manifest = JSON.parse(await response.text());
    expect(manifest).toMatchObject({ name: content.shell.site.name, start_url: "/", scope: "/" });
    const purposes = manifest.icons.map(({ src, sizes, purpose }: Record<string, string>) => {
      const { width, height } = pngSize(`build/client${src}`);
      expect(`${width}x${height}`).toBe(sizes);
      return `${purpose} ${sizes}`;
    });
    expect(purposes).toEqual(["any 192x192", "any 512x512", "maskable 512x512"]);
    expect(pngSize("build/client/apple-touch-icon.png")).toEqual({ width: 180, height: 180 });
    const html = await (await get("/")).text();
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  });
});

describe("the sitemap", () => {
  test("lists every page, and each last change that is known, none of them ahead", async () => {
    const xml = await text("/sitemap.xml", "application/xml");
    const entry =
      /<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?(?:<xhtml:link(?: \w+="[^"]+"){3}\/>)*<\/url>/g;
    const entries = [...xml.matchAll(entry)];
    expect(entries.map(([, url]) => url).sort()).toEqual(
      urls.map((url) => new URL(url, address).href).sort(),
    );
    expect(xml.match(/<url>/g)).toHaveLength(entries.length);
    const days = new Map(entries.map(([, url = "", day]) => [url.slice(address.length), day]));
    for (const day of days.values()) if (day !== undefined) expect(day <= businessDay()).toBe(true);
    for (const { url, published, updated = published } of posts) expect(days.get(url)).toBe(updated);
    const month = `${businessDay().slice(0, 7)}-01`;
    const updates = new Map(
      postingsOn(content.postings, month).map((posting) => [postingUrl(posting), posting.updated]),
    );
    for (const url of openings.map(postingUrl)) expect(days.get(url)).toBe(updates.get(url));
  });
});

describe("robots", () => {
  test("the public site is open, and names its sitemap", async () => {
    const robots = robotsParser(`${address}/robots.txt`, await text("/robots.txt", "text/plain"));
    for (const url of urls) expect(robots.isAllowed(address + url, "Googlebot"), url).toBe(true);
    expect(robots.getSitemaps()).toEqual([`${address}/sitemap.xml`]);
    expect((await get("/")).headers.get("x-robots-tag")).toBeNull();
  });

  for (const other of [undefined, "http://trial.example.com"]) {
    test(`a site at ${other ?? "no address"} is closed, and every answer says so`, async () => {
      if (other === undefined) delete process.env.SITE_URL;
      else process.env.SITE_URL = other;
      try {
        const trial = await serve();
        const answer = await get("/robots.txt", {}, trial);
        const robots = robotsParser(`${trial}/robots.txt`, await answer.text());
        for (const url of urls) expect(robots.isDisallowed(trial + url, "Googlebot"), url).toBe(true);
        for (const url of ["/", "/careers", "/no-such-page", "/jobs", "/favicon.svg", "/robots.txt"]) {
          expect((await get(url, {}, trial)).headers.get("x-robots-tag"), url).toBe("noindex");
        }
      } finally {
        process.env.SITE_URL = address;
      }
    });
  }
});

test("security.txt has what RFC 9116 asks for", async () => {
  const lines = (await text("/.well-known/security.txt", "text/plain")).trim().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  expect(Object.keys(fields)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical", "Policy"]);
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(Date.parse(fields.Expires ?? "")).toBeGreaterThan(Date.now());
  expect(fields.Canonical).toBe(`${address}/.well-known/security.txt`);
  const policy = new URL(fields.Policy ?? "");
  const page = await (await get(policy.pathname)).text();
  expect(page).toContain(`id="${policy.hash.slice(1)}"`);
});

describe("feeds", () => {
  /** Expects no link or image with a relative address. */
  function expectAbsolute(html: string): void {
    for (const [, link = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(link).toMatch(/^(https?:\/\/|mailto:|tel:)/);
    }
    expect(html).not.toContain("heading-link");
    expect(html).not.toContain("tabindex");
  }

  test("the blog's RSS has every post of today, whole", async () => {
    const feed = parseRssFeed(await text("/blog/feed.xml", "application/rss+xml"));
    expect(feed).toMatchObject({ title: content.pages["/blog"]?.title, link: `${address}/blog` });
    expect(feed.description).toBeTruthy();
    expect(feed.atom?.links?.[0]).toMatchObject({ href: `${address}/blog/feed.xml`, rel: "self" });
    expect(feed.items?.map(({ link }) => link)).toEqual(posts.map(({ url }) => address + url));
    for (const [at, item] of (feed.items ?? []).entries()) {
      expect(item.guid).toMatchObject({ value: item.link, isPermaLink: true });
      expect(new Date(item.pubDate ?? "").toUTCString()).toBe(item.pubDate);
      expect(item).toMatchObject({ title: posts[at]?.title, description: posts[at]?.description });
      expect(item.dc?.creators).toEqual([posts[at]?.author.name]);
      const html = item.content?.encoded ?? "";
      expect(html.length).toBeGreaterThan(3_000);
      expectAbsolute(html);
    }
  });

  test("the blog's Atom feed has what RFC 4287 asks for", async () => {
    const feed = parseAtomFeed(await text("/blog/atom.xml", "application/atom+xml"));
    expect(feed).toMatchObject({ id: `${address}/blog`, title: { value: content.pages["/blog"]?.title } });
    expect(feed.links?.find(({ rel }) => rel === "self")?.href).toBe(`${address}/blog/atom.xml`);
    const changed = feed.entries?.map(({ updated }) => updated ?? "") ?? [];
    expect(feed.updated).toBe(changed.sort().at(-1));
    expect(feed.entries?.map(({ id }) => id)).toEqual(posts.map(({ url }) => address + url));
    for (const entry of feed.entries ?? []) {
      expect(entry.title).toBeTruthy();
      expect(entry.authors?.[0]?.name).toBeTruthy();
      expect(entry.updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(entry.links?.find(({ rel }) => rel === "alternate")?.href).toBe(entry.id);
      expectAbsolute(String(entry.content?.value ?? entry.content));
    }
  });

  test("both JSON Feeds have what version 1.1 asks for", async () => {
    const expected = {
      "/blog/feed.json": posts.map(({ url }) => url),
      "/careers/feed.json": openings.map(postingUrl),
    };
    for (const [path, items] of Object.entries(expected)) {
      const json = await text(path, "application/feed+json");
      const feed = parseJsonFeed(json);
      expect(JSON.parse(json).version).toBe("https://jsonfeed.org/version/1.1");
      expect(feed.title).toBeTruthy();
      expect(feed.feed_url).toBe(address + path);
      expect(feed.items?.map(({ id }) => id)).toEqual(items.map((url) => address + url));
      for (const item of feed.items ?? []) {
        expect(item.url).toBe(item.id);
        expectAbsolute(item.content_html ?? "");
        const { pathname } = new URL(item.image ?? "");
        expect(pngSize(`build/client${pathname}`)).toEqual(shareImageSize);
      }
    }
  });

  test("the openings' RSS describes an opening in short, and has its text", async () => {
    const feed = parseRssFeed(await text("/careers/feed.xml", "application/rss+xml"));
    expect(feed.items?.map(({ title }) => title)).toEqual(openings.map(({ title }) => title));
    for (const [at, item] of (feed.items ?? []).entries()) {
      expect(item.description).toContain(openings[at]?.businessUnit.name);
      expect(item.content?.encoded).toContain("<li>");
    }
  });

  test("a posting that cannot be written is left out of its feed and logged; the others stay", async () => {
    const [first, second] = openings;
    if (!first || !second) throw new Error("The samples have too few openings");
    const broken = Object.defineProperty({ ...first }, "title", {
      get() {
        throw new TypeError("not a title");
      },
    });
    const { showPostings } = (await loadBuild("build")).entry.module.serverExports;
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      showPostings([broken, second]);
      const feed = parseJsonFeed(await text("/careers/feed.json", "application/feed+json"));
      expect(feed.items?.map(({ id }) => id)).toEqual([address + postingUrl(second)]);
      expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({
        event: "feed-entry-skipped",
        url: postingUrl(first),
        failure: "TypeError",
      });
    } finally {
      showPostings(postingsOn(content.postings, businessDay()));
      logged.mockRestore();
    }
  });

  test("a figure of a post is where its feed says", async () => {
    const feed = parseRssFeed(await text("/blog/feed.xml", "application/rss+xml"));
    const figures = (feed.items ?? []).flatMap(({ content: html }) =>
      [...(html?.encoded ?? "").matchAll(/ src="([^"]+)"/g)].map(([, src = ""]) => src),
    );
    expect(figures.length).toBeGreaterThan(0);
    for (const src of figures) expect((await get(src.slice(address.length))).status, src).toBe(200);
  });
});

describe("Markdown", () => {
  const pages = [
    ...Object.keys(content.pages),
    ...Object.keys(content.legal),
    ...posts.map(({ url }) => url),
  ];

  test("every content page, legal text, post and opening has it, at its own address and by Accept", async () => {
    for (const url of [...pages, ...openings.map(postingUrl)]) {
      const own = await get(markdownUrl(url));
      expect(own.status, url).toBe(200);
      expect(own.headers.get("content-type"), url).toBe("text/markdown; charset=utf-8");
      expect(own.headers.get("x-robots-tag"), url).toBe("noindex");
      const markdown = await own.text();
      expect(markdown, url).toMatch(/^# \S/m);
      expect(markdown, url).not.toContain("<!--");
      const asked = await get(url, { accept: "text/markdown, text/html;q=0.9" });
      expect(asked.headers.get("vary"), url).toContain("Accept,");
      expect(await asked.text(), url).toBe(markdown);
    }
  });

  test("a client that does not ask for it gets the page, which names the other format", async () => {
    const chromium = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    for (const url of ["/platform/resumate", "/careers", posts[0]?.url ?? ""]) {
      for (const accept of [chromium, "*/*", "text/html, text/markdown;q=0.1"]) {
        const answer = await get(url, { accept });
        expect(answer.headers.get("content-type"), url).toBe("text/html; charset=utf-8");
        expect(answer.headers.get("vary"), url).toBe("Accept, Accept-Encoding");
      }
    }
  });

  test("the two forms are never taken for each other: their ETags differ", async () => {
    const page = await get("/platform/resumate");
    const etag = page.headers.get("etag") ?? "";
    const other = await get("/platform/resumate", { accept: "text/markdown", "if-none-match": etag });
    expect(other.status).toBe(200);
  });

  test("it says what the page shows, and nothing of forms, bars and footers", async () => {
    const markdown = await (await get("/platform/resumate.md")).text();
    const slide = content.pages["/platform/resumate"]?.sections[0];
    if (slide?.kind !== "HERO") throw new Error("The page has no heading");
    expect(markdown).toContain(`# ${slide.slide.title} ${slide.slide.highlight}`);
    expect(markdown).not.toContain(content.shell.messages.skipToContent);
    for (const line of content.shell.site.address.lines) expect(markdown).not.toContain(line);
    const contact = await (await get("/company/contact.md")).text();
    const { reason, email } = content.contact.form.fields;
    for (const field of [reason.label, email.hint]) expect(contact).not.toContain(field);
  });

  test("a post's is its source with a head, and links that lead there from everywhere", async () => {
    const [post] = posts;
    const markdown = await (await get(markdownUrl(post?.url ?? ""))).text();
    expect(markdown).toMatch(/^---\ntitle: .*\ndescription: .*\nauthor: .*\ndate: \d{4}-\d\d-\d\d\n/);
    expect(markdown).toContain(`link: ${address}${post?.url}\n`);
    expect(markdown).not.toMatch(/\]\((?!https?:|mailto:)/);
  });

  test("a search has none: its address answers with the page, that of the Markdown with all openings", async () => {
    const page = await get("/careers?q=java+kafka", { accept: "text/markdown" });
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const markdown = async (url: string) => (await get(url)).text();
    expect(await markdown("/careers.md?q=java+kafka")).toBe(await markdown("/careers.md"));
    // Parameters that the page does not read do not make the request a search.
    const plain = await get("/careers?utm_source=mail", { accept: "text/markdown" });
    expect(plain.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  });

  test("llms.txt leads to the Markdown of every page and post", async () => {
    const listed = await text("/llms.txt", "text/plain");
    expect(listed).toMatch(/^# .+\n\n> .+\n/);
    for (const url of pages) expect(listed).toContain(`](${address}${markdownUrl(url)})`);
  });

  test("an opening's has what it asks for and pays, and not its form", async () => {
    const [posting] = openings;
    if (!posting) throw new Error("No opening is listed");
    const markdown = await (await get(markdownUrl(postingUrl(posting)))).text();
    expect(markdown).toContain(`# ${posting.title}`);
    for (const task of posting.responsibilities) expect(markdown).toContain(task);
    expect(markdown).not.toContain(content.applications.form.fields.email.hint);
    const asked = await get(`${postingUrl(posting)}.md`, { accept: "text/markdown" });
    expect(await asked.text()).toBe(markdown);
    expect((await get("/career/no-such-unit/no-such-job.md")).status).toBe(404);
  });

  test("a post whose day has not come has none, and neither has a page that is not there", async () => {
    expect((await get("/blog/no-such-post.md")).status).toBe(404);
    expect((await get("/no-such-page.md")).status).toBe(404);
  });
});

describe("redirects", () => {
  test("each answers with where the page went, and that answers", async () => {
    for (const { from, to, permanent } of content.redirects) {
      const answer = await get(from);
      expect(answer.status, from).toBe(permanent === false ? 307 : 308);
      expect(answer.headers.get("location"), from).toBe(to);
      expect((await get(to)).status, from).toBe(200);
    }
  });

  test("the query comes along, and a slash at the end makes no difference", async () => {
    expect((await get("/jobs?q=java&mode=remote")).headers.get("location")).toBe(
      "/careers?q=java&mode=remote",
    );
    expect((await get("/jobs/")).headers.get("location")).toBe("/careers");
  });
});
