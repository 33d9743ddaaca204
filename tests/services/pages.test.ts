import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import { beforeAll, expect, test } from "vitest";
import { allUrls } from "#domain/urls/urls.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { builtSite } from "#tests/support/built-site.ts";

type Thing = { "@type": string; [name: string]: unknown };

const content = readContent(process.cwd());
const urls = allUrls(content);
const ask = await builtSite();
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const url of urls) pages.set(url, await (await ask(url)).text());
});

function unescaped(html: string): string {
  return html
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}

const one = (url: string, pattern: RegExp) => {
  const found = [...(pages.get(url) ?? "").matchAll(new RegExp(pattern, "g"))].map(([, text = ""]) => text);
  expect(found, `${url} ${pattern}`).toHaveLength(1);
  return unescaped(found[0] ?? "");
};
const property = (url: string, name: string) =>
  one(url, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`));

/** What a page shows, as text. */
function shownText(url: string): string {
  const body = (pages.get(url) ?? "")
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
  return unescaped(body.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
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

test("titles and descriptions are unique and of a length that search results show whole", () => {
  const titles = urls.map((url) => one(url, /<title>([^<]*)<\/title>/));
  const descriptions = urls.map((url) => property(url, "description"));
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
    const canonical = one(url, /<link rel="canonical" href="([^"]*)"/);
    expect(new URL(canonical).pathname, url).toBe(url);
    expect(property(url, "og:url")).toBe(canonical);
    expect(property(url, "og:title")).toBe(one(url, /<title>([^<]*)<\/title>/));
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
    const text = shownText(url);
    const post = content.posts.find((one) => one.url === url);
    expect(types.includes("BreadcrumbList"), url).toBe(url !== "/");
    expect(types.includes("FAQPage"), url).toBe(faqs.includes(url));
    expect(types.includes("BlogPosting"), url).toBe(post !== undefined);
    expect(types.includes("JobPosting"), url).toBe(/^\/career\/.*\//.test(url));
    expect(types.includes("SoftwareApplication")).toBe(
      ["/evaluate-resume", "/pronunciation-test"].includes(url),
    );
    expect(JSON.stringify(things)).not.toMatch(/aggregateRating|reviewRating/);
    for (const thing of things) {
      if (thing["@type"] === "FAQPage") {
        for (const { name, acceptedAnswer } of thing.mainEntity as {
          name: string;
          acceptedAnswer: { text: string };
        }[]) {
          expect(text).toContain(name);
          expect(text).toContain(acceptedAnswer.text);
        }
      }
      if (thing["@type"] === "BlogPosting") {
        expect(text).toContain(thing.headline);
        expect(text).toContain((thing.author as Thing).name);
        expect(pages.get(url)?.includes(`dateTime="${thing.datePublished}"`), url).toBe(true);
      }
      if (thing["@type"] === "Organization" && thing.telephone !== undefined) {
        for (const key of ["telephone", "email"]) expect(text).toContain(thing[key]);
      }
    }
  }
  expect(thingsOf("/").map((thing) => thing["@type"])).toEqual(
    expect.arrayContaining(["Organization", "WebSite", "VideoObject"]),
  );
});

/** The validator does not look into lists of places, which search engines take. */
function eachPlace(thing: Thing): Thing[] {
  const places = thing.jobLocation;
  return Array.isArray(places) ? places.map((jobLocation) => ({ ...thing, jobLocation })) : [thing];
}

test("search engines' own rules find no error in it", async () => {
  const jsonld: Record<string, Thing[]> = {};
  for (const url of urls) {
    for (const thing of thingsOf(url).flatMap(eachPlace)) {
      jsonld[thing["@type"]] = [...(jsonld[thing["@type"]] ?? []), { ...thing, "@location": url }];
    }
  }
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  const errors = issues.filter(({ severity }) => severity === "ERROR");
  expect(errors.map(({ location, issueMessage }) => `${location}: ${issueMessage}`)).toEqual([]);
  const broken = { BreadcrumbList: [{ "@type": "BreadcrumbList", "@location": "1" }] };
  expect(await new Validator().validate({ jsonld: broken, microdata: {}, rdfa: {} })).not.toEqual([]);
});

test("every property and value is of schema.org's vocabulary", () => {
  // Beside the sources, so that the compiler finds schema-dts.
  const folder = join(process.cwd(), ".generated", "structured-data");
  mkdirSync(folder, { recursive: true });
  const check = (name: string, things: unknown[]) => {
    const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
    writeFileSync(
      `${folder}/${name}.ts`,
      `import type { Graph } from "schema-dts";\nexport const graph: Graph = ${graph};\n`,
    );
    const options = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--ignoreConfig",
      "--module",
      "nodenext",
      "--target",
      "esnext",
    ];
    const { status, stdout } = spawnSync("tsc", [...options, `${folder}/${name}.ts`], { encoding: "utf8" });
    return { status, stdout: stdout.slice(0, 2000) };
  };
  const things = urls.flatMap(thingsOf).map(({ "@context": _, ...thing }) => thing);
  expect(check("site", things)).toEqual({ status: 0, stdout: "" });
  expect(check("broken", [{ "@type": "BlogPosting", headlin: "A letter is missing" }]).status).not.toBe(0);
  rmSync(folder, { recursive: true });
});
