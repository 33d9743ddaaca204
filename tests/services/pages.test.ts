import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { jobPosting } from "#app/routes/careers/posting/job-posting.ts";
import { structuredData } from "#app/seo/structured-data.ts";
import { businessDay } from "#domain/business-day.ts";
import { languageOf } from "#domain/language/language.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { allUrls } from "#domain/urls/urls.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { serveBuild } from "#scripts/machine/serve-build.ts";
import { loadBuild } from "#server/handlers/site-build.ts";

type Thing = { "@type": string; [name: string]: unknown };

const content = readContent(process.cwd());
const urls = allUrls(content);
const { origin, close } = await serveBuild();
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const url of urls) {
    const response = await fetch(origin + url);
    expect(response.status, url).toBe(200);
    pages.set(url, await response.text());
  }
});
afterAll(close);

function unescaped(html: string): string {
  return html
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}

/** The only match of a pattern in the HTML of a page. */
function only(url: string, pattern: RegExp): string {
  const matches = [...(pages.get(url) ?? "").matchAll(new RegExp(pattern, "g"))];
  expect(matches, `${url} ${pattern}`).toHaveLength(1);
  return unescaped(matches[0]?.[1] ?? "");
}
/** The title in the head of a page. Drawings have titles of their own. */
const documentTitle = (url: string) => only(url, /<title>([^<]*)<\/title>(?=[\s\S]*<\/head>)/);
const property = (url: string, name: string) =>
  only(url, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`));

/** Also replaces no-break spaces. */
const withPlainSpaces = (text: string) => text.replace(/\s+/g, " ");

/** The text of a page, without its head. */
function visibleText(url: string): string {
  const body = (pages.get(url) ?? "")
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
  return withPlainSpaces(unescaped(body.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, " ")));
}

function thingsOf(url: string): Thing[] {
  const scripts = [
    ...(pages.get(url) ?? "").matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ];
  return scripts.flatMap(([, text = ""]) => {
    const read = JSON.parse(text) as { "@graph"?: Thing[] } & Thing;
    return read["@graph"] ?? [read];
  });
}

/** The title that the content has for an address. */
function titleOf(url: string): string | undefined {
  const posting = content.postings.find((candidate) => postingUrl(candidate) === url);
  if (posting) return `${posting.title} · ${content.shell.site.name}`;
  const page = content.pages[url] ?? content.legal[url] ?? content.posts.find((post) => post.url === url);
  return page?.title;
}

test("every page has one heading, its own title, and text without scripts", () => {
  for (const [url, html] of pages) {
    only(url, /<h1[ >]/);
    expect(documentTitle(url)).toBe(titleOf(url));
    expect(html, url).toContain(`<html lang="${languageOf(url)}"`);
    expect(visibleText(url).length, url).toBeGreaterThan(200);
  }
});

test("every page is valid HTML", async () => {
  const validator = new HtmlValidate(JSON.parse(readFileSync(".htmlvalidate.json", "utf8")));
  for (const [url, html] of pages) {
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`),
    );
    expect(problems, url).toEqual([]);
  }
}, 120_000);

test("every internal link, anchor and file of every page answers", async () => {
  const problems: string[] = [];
  const files = new Set<string>();
  for (const [url, html] of pages) {
    for (const [, target = ""] of html.matchAll(/(?<!data-)(?:href|src|poster)="([^"]+)"/g)) {
      if (/^(https?|mailto|tel):/.test(target)) continue;
      const [path = "", anchor] = target.split("#");
      const page = path === "" ? html : pages.get(path);
      if (page === undefined) files.add(path);
      else if (anchor !== undefined && !page.includes(` id="${anchor}"`)) problems.push(`${url}: ${target}`);
    }
  }
  for (const file of files) {
    const response = await fetch(origin + unescaped(file));
    await response.body?.cancel();
    if (response.status !== 200) problems.push(`${file}: ${response.status}`);
  }
  expect(files.size).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});

test("every page can be reached from the home page by links", async () => {
  const reached = new Set<string>(["/"]);
  for (const url of reached) {
    const html = pages.get(url) ?? (await (await fetch(origin + url)).text());
    for (const [, target = ""] of html.matchAll(/ href="(\/[^"#?]*(?:\?page=\d+)?)/g))
      if (urls.includes(target) || target.startsWith("/careers?page=")) reached.add(target);
  }
  expect(urls.filter((url) => !reached.has(url))).toEqual([]);
});

test("the list of pages has every content page, legal text, listed posting and published post", () => {
  const files = globSync("content/{pages,legal,hi/pages,mr/pages}/**/*.{yaml,md}");
  const postings = listedPostings(postingsOn(content.postings, businessDay()), businessDay()).map(postingUrl);
  const posts = visiblePosts(content.posts, businessDay()).map(({ url }) => url);
  expect(urls).toHaveLength(files.length + postings.length + posts.length);
  expect(urls).toEqual(expect.arrayContaining([...postings, ...posts]));
});

test("a posting closes after its last day, on its page and in every list", async () => {
  const postings = postingsOn(content.postings, businessDay());
  const build = await loadBuild("build");
  build.entry.module.serverExports.showPostings(postings);
  const posting = listedPostings(postings, businessDay()).find(({ closes }) => closes !== undefined);
  if (!posting?.closes) throw new Error("No sample posting has a last day");
  // Dates of samples move with the calendar; today's are fixed here, like those of real postings.
  const { showPostings } = (await loadBuild("build")).entry.module.serverExports;
  showPostings([posting]);
  const url = postingUrl(posting);
  const answersOn = async (day: string, daysLater: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T06:00:00Z`) + daysLater * 86_400_000 });
    const { status } = await fetch(origin + url);
    const list = await (await fetch(`${origin}/careers?q=${posting.requisition}`)).text();
    vi.useRealTimers();
    return { status, isListed: list.includes(url) };
  };
  expect(await answersOn(posting.closes, 0)).toEqual({ status: 200, isListed: true });
  expect(await answersOn(posting.closes, 1)).toEqual({ status: 410, isListed: false });
  showPostings(postingsOn(content.postings, businessDay()));
});

test("titles and descriptions are unique and of a length that search results show whole", () => {
  const titles = urls.map(documentTitle);
  const descriptions = urls.map((url) => property(url, "description"));
  // A product has its name in all languages.
  const names = Object.entries({ ...content.pages, ...content.legal }).map(
    ([url, { name }]) => `${languageOf(url)} ${name}`,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(titles).size).toBe(urls.length);
  expect(new Set(descriptions).size).toBe(urls.length);
  for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(70);
  for (const text of descriptions) {
    expect(text.length, text).toBeGreaterThanOrEqual(70);
    expect(text.length, text).toBeLessThanOrEqual(160);
  }
});

test("every page names its one address, and the card that a shared link shows", () => {
  for (const url of urls) {
    const canonical = only(url, /<link rel="canonical" href="([^"]*)"/);
    expect(new URL(canonical).pathname, url).toBe(url);
    expect(property(url, "og:url")).toBe(canonical);
    expect(property(url, "og:title")).toBe(documentTitle(url));
    expect(property(url, "og:description")).toBe(property(url, "description"));
    expect(property(url, "twitter:card")).toBe("summary_large_image");
  }
});

test("structured data is of the types that a page has, and says what the page shows", () => {
  const faqs = urls.filter((url) => content.pages[url]?.sections.some(({ kind }) => kind === "FAQ"));
  expect(faqs.length).toBeGreaterThan(3);
  for (const url of urls) {
    const things = thingsOf(url);
    const types = things.map((thing) => thing["@type"]);
    const text = visibleText(url);
    const post = content.posts.find((one) => one.url === url);
    expect(types.includes("BreadcrumbList"), url).toBe(url !== "/");
    expect(types.includes("FAQPage"), url).toBe(faqs.includes(url));
    expect(types.includes("BlogPosting"), url).toBe(post !== undefined);
    // The openings and the address are examples.
    expect(types.includes("JobPosting"), url).toBe(false);
    expect(types.includes("VideoObject"), url).toBe(url === "/how-it-works");
    expect(types.includes("SoftwareApplication")).toBe(content.pages[url]?.toolCategory !== undefined);
    expect(JSON.stringify(things)).not.toMatch(/aggregateRating|reviewRating/);
    for (const thing of things) {
      if (thing["@type"] === "FAQPage") {
        for (const { name, acceptedAnswer } of thing.mainEntity as {
          name: string;
          acceptedAnswer: { text: string };
        }[]) {
          expect(text).toContain(withPlainSpaces(name));
          expect(text).toContain(withPlainSpaces(acceptedAnswer.text));
        }
      }
      if (thing["@type"] === "BlogPosting") {
        expect(text).toContain(withPlainSpaces(String(thing.headline)));
        expect(text).toContain((thing.author as Thing).name);
        expect(pages.get(url)?.includes(`dateTime="${thing.datePublished}"`), url).toBe(true);
      }
      if (thing["@type"] === "Organization") {
        for (const key of ["address", "telephone", "email", "sameAs"]) expect(thing).not.toHaveProperty(key);
      }
    }
  }
  expect(thingsOf("/").map((thing) => thing["@type"])).toEqual(
    expect.arrayContaining(["Organization", "WebSite"]),
  );
});

test("the film is described with its chapters, which fill its length", () => {
  const [film] = thingsOf("/how-it-works").filter((thing) => thing["@type"] === "VideoObject");
  const { seconds, filmed, chapters } = content.tour;
  expect(film?.duration).toBe(`PT${Math.round(seconds)}S`);
  expect(film?.uploadDate).toBe(filmed);
  for (const key of ["contentUrl", "thumbnailUrl"]) {
    const path = new URL(String(film?.[key])).pathname;
    expect(existsSync(`public${path}`), path).toBe(true);
  }
  const clips = film?.hasPart as unknown as { startOffset: number; endOffset: number; url: string }[];
  expect(clips).toHaveLength(chapters.length);
  expect(clips[0]?.startOffset).toBe(0);
  expect(clips.at(-1)?.endOffset).toBe(Math.round(seconds));
  for (const [place, clip] of clips.entries()) {
    expect(clip.url).toContain(`#t=${clip.startOffset}`);
    expect(clip.startOffset).toBe(clips[place - 1]?.endOffset ?? 0);
  }
});

test("a company's real contacts are described", () => {
  const { site } = content.shell;
  const real = JSON.parse(JSON.stringify(site), (key, value) => (key === "sample" ? undefined : value));
  const described = (url: string) => {
    const shell = { site: real };
    const html = structuredData(
      { content: { ...content, shell }, postingTitle: () => undefined, siteUrl: "https://example.com" },
      url,
    );
    return html;
  };
  for (const key of ["address", "telephone", "email", "sameAs"])
    expect(described("/company/contact")).toContain(`"${key}":`);
});

/** The sample postings as search engines would get them if they were real jobs. */
const jobs = (): Thing[] => {
  const today = businessDay();
  return listedPostings(postingsOn(content.postings, today), today).map(
    (posting) =>
      jobPosting(posting, content.shell.site.legalName, content.careers.opening) as unknown as Thing,
  );
};

/** The validator does not check lists of places, which search engines accept. */
function eachPlace(thing: Thing): Thing[] {
  const places = thing.jobLocation;
  return Array.isArray(places) ? places.map((jobLocation) => ({ ...thing, jobLocation })) : [thing];
}

test("search engines' own rules find no error in it", async () => {
  const jsonld: Record<string, Thing[]> = {};
  for (const thing of [...urls.flatMap(thingsOf), ...jobs()].flatMap(eachPlace)) {
    jsonld[thing["@type"]] = [...(jsonld[thing["@type"]] ?? []), { ...thing, "@location": thing["@type"] }];
  }
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  const errors = issues.filter(({ severity }) => severity === "ERROR");
  expect(errors.map(({ location, issueMessage }) => `${location}: ${issueMessage}`)).toEqual([]);
  const broken = { BreadcrumbList: [{ "@type": "BreadcrumbList", "@location": "1" }] };
  expect(await new Validator().validate({ jsonld: broken, microdata: {}, rdfa: {} })).not.toEqual([]);
});

test("every property and value is of schema.org's vocabulary", () => {
  // Inside the project, so that the compiler finds schema-dts.
  const folder = join(process.cwd(), ".generated", "structured-data");
  mkdirSync(folder, { recursive: true });
  const write = (name: string, things: unknown[]) => {
    const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
    const file = `${folder}/${name}.ts`;
    writeFileSync(file, `import type { Graph } from "schema-dts";\nexport const graph: Graph = ${graph};\n`);
    return file;
  };
  const things = [...urls.flatMap(thingsOf), ...jobs()].map(({ "@context": _, ...thing }) => thing);
  const files = [
    write("site", things),
    // Proves that a wrong property is found.
    write("broken", [{ "@type": "BlogPosting", headlin: "A letter is missing" }]),
  ];
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--ignoreConfig"];
  const { stdout } = spawnSync("tsc", [...options, "--module", "nodenext", "--target", "esnext", ...files], {
    encoding: "utf8",
  });
  const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
  expect(errors.map((line) => line.slice(0, 500))).toEqual([expect.stringContaining("broken.ts")]);
  rmSync(folder, { recursive: true });
});
