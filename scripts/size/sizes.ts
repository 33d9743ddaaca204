import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { ScriptBudget } from "#app/tools/define-tool.ts";
import { applyUrl, roundUrl } from "#domain/urls/round-urls.ts";
import type { RoundFiles } from "#scripts/build/round-files.ts";
import { createRouteTable, prerenderedUrls } from "#server/handlers/delivery.ts";
import type { SiteBuild } from "#server/handlers/site-build.ts";
import { bestQuality, compress } from "#server/http/compress.ts";
import { pageBudgets as budget, toolBudgets } from "./budgets.ts";
import type { Measurement } from "./report.ts";

const bytesPerKilobyte = 1024;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** The size of a file as sent: that of its .br, if the build made one. */
export function sentSize(file: string): number {
  const compressed = `${file}.br`;
  return readFileSync(existsSync(compressed) ? compressed : file).length / bytesPerKilobyte;
}

/** Files that match a pattern, without their compressed copies. @throws {Error} if there is none */
function listFiles(client: string, pattern: string): string[] {
  const isCompressed = (file: string) =>
    existsSync(file.replace(/\.(br|gz)$/, "")) && /\.(br|gz)$/.test(file);
  const files = globSync(`${client}/assets/${pattern}`).filter((file) => !isCompressed(file));
  if (files.length === 0) throw new Error(`The build has no assets/${pattern}: see scripts/size/budgets.ts`);
  return files;
}

const staticImports = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const allImports = /(?:from|import\(?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** A script and all scripts that it imports, in one of these ways. `without`: names that do not count. */
function withImports(
  script: string,
  imports: RegExp,
  without?: RegExp,
  known = new Set<string>(),
): Set<string> {
  if (known.has(script) || without?.test(basename(script))) return known;
  known.add(script);
  const folder = script.slice(0, script.lastIndexOf("/"));
  for (const [, name] of readFileSync(script, "utf8").matchAll(imports))
    withImports(`${folder}/${name}`, imports, without, known);
  return known;
}

function toolSize(client: string, part: ScriptBudget): number {
  if ("files" in part) return sum(part.files.flatMap((pattern) => listFiles(client, pattern)).map(sentSize));
  const [worker = ""] = listFiles(client, `${part.worker}-*.js`);
  return sum([...withImports(worker, allImports, part.without)].map(sentSize));
}

/** Measures styles, fonts and tools in the folder of files for browsers. */
export function measureAssets(client: string, parts = toolBudgets): Measurement[] {
  const styles = listFiles(client, "*.css");
  const isSiteStyle = (file: string) => basename(file).startsWith("app-");
  const siteStyles = styles.filter(isSiteStyle).map(sentSize);
  const otherStyles = styles.filter((file) => !isSiteStyle(file)).map(sentSize);
  const fontFiles = listFiles(client, "*.woff2");
  const isDevanagari = (file: string) => file.includes("devanagari");
  return [
    { what: "style sheet of the site", measured: sum(siteStyles), limit: budget.siteStyles },
    { what: "style sheet of a part, largest", measured: Math.max(...otherStyles), limit: budget.otherStyles },
    {
      what: "fonts",
      measured: sum(fontFiles.filter((file) => !isDevanagari(file)).map(sentSize)),
      limit: budget.fonts,
    },
    {
      what: "font of Hindi and Marathi, on their pages",
      measured: sum(fontFiles.filter(isDevanagari).map(sentSize)),
      limit: budget.devanagari,
    },
    ...parts.map((part) => ({ what: part.what, measured: toolSize(client, part), limit: part.limit })),
  ].map((measurement) => ({ ...measurement, unit: "KB" }));
}

/** The scripts that a document names: a first visit loads all of them once the page is idle. */
export function documentScripts(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script = ""]) => script))];
}

/**
 * Measures what the rounds on a visitor's device load before the first file, beside the scripts of every page, and
 * what they keep for use without a network.
 */
export function measureRounds(client: string, { first, kept }: RoundFiles): Measurement[] {
  const scriptsOf = (url: string) => documentScripts(readFileSync(`${client}${url}/index.html`, "utf8"));
  const shared = new Set(scriptsOf(""));
  const isOwn = (file: string) => file.endsWith(".js") && !shared.has(file);
  const own = [...new Set([...scriptsOf(roundUrl), ...first])].filter(isOwn);
  const fileOf = (url: string) => client + url + (url === roundUrl ? "/index.html" : "");
  return [
    {
      what: "scripts of a round before the first file",
      measured: sum(own.map((file) => sentSize(client + file))),
      limit: budget.roundScripts,
    },
    {
      what: "files of a round, kept for use without a network",
      measured: sum(kept.map((url) => sentSize(fileOf(url)))),
      limit: budget.roundFiles,
    },
  ].map((measurement) => ({ ...measurement, unit: "KB" }));
}

/** Measures all that the page behind a collecting link loads before its first field, with the scripts of every page. */
export function measureApply(client: string): Measurement[] {
  const document = documentScripts(readFileSync(`${client}${applyUrl}/index.html`, "utf8"));
  const started = ["apply-app-*.js", "apply-words-en*.js"].flatMap((pattern) => listFiles(client, pattern));
  const scripts = new Set([
    ...document.map((script) => client + script),
    ...started.flatMap((script) => [...withImports(script, staticImports)]),
  ]);
  return [
    {
      what: "scripts of a collecting link before its first field",
      measured: sum([...scripts].map(sentSize)),
      limit: budget.applyScripts,
      unit: "KB",
    },
  ];
}

/** The size of a server-rendered page, compressed as for all but its first visitors. */
async function renderedSize(body: string): Promise<number> {
  return (await compress(Buffer.from(body), "br", bestQuality)).length / bytesPerKilobyte;
}

type PageSizes = {
  url: string;
  html: number;
  data: number;
  scripts: number;
  kind: "STAGE" | "ROUND" | "OTHER";
};

/** Classifies pages that may have more HTML than others. */
function kindOf(html: string): PageSizes["kind"] {
  if (html.includes(" data-stage=")) return "STAGE";
  return html.includes(" data-round=") ? "ROUND" : "OTHER";
}

const largest = (pages: readonly PageSizes[], part: "html" | "data" | "scripts") =>
  pages.reduce((a, b) => (b[part] > a[part] ? b : a));

/**
 * Measures the pages that a build serves at `origin`, and the search index.
 * @param urls all pages
 */
export async function measurePages(
  client: string,
  build: SiteBuild,
  origin: string,
  urls: readonly string[],
): Promise<Measurement[]> {
  const prerendered = new Set(prerenderedUrls(createRouteTable(build.routes)));
  const pages: PageSizes[] = [];
  for (const url of urls) {
    const text = async (path: string) => (await fetch(origin + path)).text();
    const dataPath = url === "/" ? "/_.data" : `${url}.data`;
    const html = await text(url);
    const isFile = prerendered.has(url);
    pages.push({
      url,
      html: isFile ? sentSize(`${client}${url === "/" ? "" : url}/index.html`) : await renderedSize(html),
      data: isFile ? sentSize(client + dataPath) : await renderedSize(await text(dataPath)),
      kind: kindOf(html),
      scripts: sum(documentScripts(html).map((script) => sentSize(client + script))),
    });
  }
  const home = pages.filter(({ url }) => url === "/");
  const stages = pages.filter(({ kind }) => kind === "STAGE");
  const rounds = pages.filter(({ kind }) => kind === "ROUND");
  const files = pages.filter(({ url, kind }) => url !== "/" && prerendered.has(url) && kind === "OTHER");
  const posts = pages.filter(({ url }) => url === "/blog" || url.startsWith("/blog/"));
  const html = (what: string, of: PageSizes[], limit: number): Measurement => {
    const page = largest(of, "html");
    return { what: `HTML with its CSS, ${what} (${page.url})`, measured: page.html, limit };
  };
  const next = largest([...files, ...stages, ...rounds, ...posts], "data");
  const first = largest(pages, "scripts");
  return [
    html("home page", home, budget.homeHtml),
    html("largest other page", files, budget.html),
    html("largest page with a product to use", stages, budget.stageHtml),
    html("the hiring round", rounds, budget.roundHtml),
    html("longest post", posts, budget.html),
    { what: `data of a next page, largest (${next.url})`, measured: next.data, limit: budget.nextPage },
    {
      what: `scripts of a first visit, largest (${first.url})`,
      measured: first.scripts,
      limit: budget.firstScripts,
    },
    {
      what: "index of the search",
      measured: await renderedSize(await (await fetch(`${origin}/search.json`)).text()),
      limit: budget.searchIndex,
    },
  ].map((measurement) => ({ ...measurement, unit: "KB" }));
}
