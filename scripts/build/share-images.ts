import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { copyFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import subsetFont from "subset-font";
import type { ContentPage } from "#app/sections/section.ts";
import { shareImageUrl } from "#app/seo/share-image.ts";
import type { Content } from "#app/site-content.ts";
import { languageOf } from "#domain/language/language.ts";
import { drawingVersion, drawShareImage, type ShareWords, shareFonts } from "./share-image-drawing.ts";

const cacheFolder = ".generated/share";

/** Up to this many images are drawn faster than a thread starts. */
const maxImagesWithoutThreads = 8;

const fontFiles: Record<(typeof shareFonts)[number], { from: string; wght: number }> = {
  display: { from: "bricolage-grotesque/files/bricolage-grotesque-latin", wght: 700 },
  "display-ext": { from: "bricolage-grotesque/files/bricolage-grotesque-latin-ext", wght: 700 },
  text: { from: "instrument-sans/files/instrument-sans-latin", wght: 500 },
  "text-ext": { from: "instrument-sans/files/instrument-sans-latin-ext", wght: 500 },
};

/**
 * Writes the fonts with all characters and one weight: satori cannot read variable fonts, and a new character
 * must not redraw all images.
 * @returns a key that changes with the fonts
 */
async function writeShareFonts(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const hash = createHash("sha256").update(JSON.stringify(fontFiles));
  const sources = shareFonts.map((name) => {
    const { from, wght } = fontFiles[name];
    const source = readFileSync(resolve(`@fontsource-variable/${from}-wght-normal.woff2`));
    hash.update(source);
    return { name, wght, source };
  });
  const key = hash.digest("hex");
  const keyFile = ".generated/share-fonts.key";
  if (existsSync(keyFile) && readFileSync(keyFile, "utf8") === key) return key;
  for (const { name, wght, source } of sources) {
    const options = { targetFormat: "sfnt", variationAxes: { wght }, keepAllGlyphs: true } as const;
    await writeFile(`.generated/share-${name}.ttf`, await subsetFont(source, null, options));
  }
  await writeFile(keyFile, key);
  return key;
}

/** Highlights the last word of a title that has no highlight, unless that word would be broken. */
function marked(title: string, highlight?: string) {
  if (highlight !== undefined) return { title, highlight };
  const [, start = "", end = title] = /^(.*\s)(\S+)$/s.exec(title) ?? [];
  return end.length > 18 ? { title, highlight: "" } : { title: start.trim(), highlight: end };
}

/** Texts for the image of a page: its name and heading. */
function pageWords({ name, url, sections }: ContentPage, { site }: Content["shell"]) {
  const [first] = sections;
  const kind = url === "/" ? site.tagline : name;
  if (first?.kind !== "HERO") return { url, kind, ...marked(name) };
  return { url, kind, ...marked(first.slide.title, first.slide.highlight) };
}

/** The texts of all share images by address: pages and all posts, including unpublished ones. */
function shareWords(content: Content): Map<string, ShareWords> {
  const { site } = content.shell;
  const pages = Object.values(content.pages)
    .filter(({ url }) => languageOf(url) === "en")
    .map((page) => pageWords(page, content.shell));
  const legal = Object.values(content.legal).map(({ url, name }) => {
    return { url, kind: site.legalName, ...marked(name) };
  });
  const posts = content.posts.map(({ url, title, topics: [topic] }) => {
    return { url, kind: topic?.name ?? site.name, ...marked(title) };
  });
  return new Map(
    [...pages, ...legal, ...posts].map(({ url, ...words }) => [
      shareImageUrl(url),
      { ...words, site: site.name, path: url },
    ]),
  );
}

/** Prevents half-written images if the build is stopped: later builds trust every file in the cache. */
async function writeAtomically(file: string, png: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, png);
  await rename(`${file}.part`, file);
}

type Missing = { file: string; words: ShareWords };

/** Draws images in a separate thread until all are done. */
function drawInThread(left: Missing[]): Promise<void> {
  const worker = new Worker(new URL("./share-image-worker.ts", import.meta.url));
  return new Promise<void>((resolve, reject) => {
    let current: Missing | undefined;
    const next = () => {
      current = left.pop();
      if (current) worker.postMessage(current.words);
      else resolve();
    };
    worker.on("error", reject);
    worker.on("message", (png: Uint8Array) => {
      if (current) writeAtomically(current.file, png).then(next, reject);
    });
    next();
  }).finally(() => worker.terminate());
}

async function draw(missing: Missing[]): Promise<void> {
  if (missing.length > maxImagesWithoutThreads) {
    const left = [...missing];
    await Promise.all(Array.from({ length: availableParallelism() }, () => drawInThread(left)));
    return;
  }
  for (const { file, words } of missing) await writeAtomically(file, await drawShareImage(words));
}

/**
 * Writes the share images of all pages and posts to `folder`. Each is cached under a hash of its text and
 * drawing: a later build draws only what changed, and deletes unused images.
 */
export async function writeShareImages(content: Content, folder: string): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const fonts = await writeShareFonts();
  const logo = readFileSync("public/favicon.svg", "utf8");
  const images = [...shareWords(content)].map(([address, words]) => {
    const key = JSON.stringify([drawingVersion, fonts, logo, words]);
    const name = `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.png`;
    return { address, words, name, file: `${cacheFolder}/${name}` };
  });
  await draw(images.filter(({ file }) => !existsSync(file)));
  for (const { address } of images) mkdirSync(dirname(`${folder}${address}`), { recursive: true });
  await Promise.all(images.map(({ address, file }) => copyFile(file, `${folder}${address}`)));
  const used = new Set(images.map(({ name }) => name));
  for (const name of readdirSync(cacheFolder)) if (!used.has(name)) rmSync(`${cacheFolder}/${name}`);
}
