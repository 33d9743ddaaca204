import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { createLexicon, readText } from "pronunciation";
import { loadDictionary, loadModel, loadSpellingModel } from "pronunciation/node";
import { loadOccupations, loadSkills } from "resume-match/node";
import subsetFont from "subset-font";
import { optimize } from "svgo";
import type { Content } from "#app/site-content.ts";
import { promptTexts } from "#app/tools/pronunciation/prompt-texts.ts";
import { uiIcons } from "#app/ui/icon-names.ts";

const folder = ".generated";

/** Characters beyond those of the content that states, browsers and form values may need. */
const always =
  " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'\"()[]/&%+-–—…·’“”é©@#*=<>_✓→€₹";

/** Display sizes need only one optical size and weight: a font with both axes is 10 KB larger. */
const display = { opsz: 96, wght: 700 };
const rupee = "₹";
/** Letters and signs of Hindi and Marathi, without those of Sanskrit, which would add 11 KB. */
const devanagari =
  "ँंःअआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहऽािीुूृेैॉोौ्ड़ढ़क़ख़ग़ज़फ़ॅऍॲ।॥०१२३४५६७८९₹\u200c\u200d◌";

const fonts = [
  {
    file: "bricolage.woff2",
    from: "bricolage-grotesque/files/bricolage-grotesque-latin-opsz",
    axes: display,
  },
  {
    file: "bricolage-rupee.woff2",
    from: "bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz",
    axes: display,
    only: rupee,
  },
  {
    file: "instrument.woff2",
    from: "instrument-sans/files/instrument-sans-latin-wght",
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: "devanagari.woff2",
    from: "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght",
    axes: { wght: { min: 400, max: 700 } },
    only: devanagari,
  },
];

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const entry of Object.values(value)) yield* stringsIn(entry);
  }
}

function* iconsIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (key === "icon" && typeof entry === "string") yield entry;
    else yield* iconsIn(entry);
  }
}

/** Writes a file only if it differs, so that watchers and caches are not triggered. */
function writeChanged(file: string, data: string | Uint8Array): void {
  const path = `${folder}/${file}`;
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(data))) return;
  writeFileSync(path, data);
}

async function writeSiteFonts(content: Content): Promise<void> {
  const resolve = createRequire(import.meta.url).resolve;
  const characters = [...new Set([...always, ...[...stringsIn(content)].join("")])].sort().join("");
  const key = createHash("sha256")
    .update(JSON.stringify([characters, fonts]))
    .digest("hex");
  const keyFile = `${folder}/fonts.key`;
  if (existsSync(keyFile) && readFileSync(keyFile, "utf8") === key) return;
  for (const { file, from, axes, only } of fonts) {
    const source = readFileSync(resolve(`@fontsource-variable/${from}-normal.woff2`));
    const subset = await subsetFont(source, only ?? characters, {
      targetFormat: "woff2",
      variationAxes: axes,
    });
    writeFileSync(`${folder}/${file}`, subset);
  }
  writeFileSync(keyFile, key);
}

/**
 * Merges the strokes of an icon into few paths. A browser parses the whole sprite before it shows one icon:
 * hundreds of separate lines and circles made a task of 54 ms on a phone's processor.
 */
function withFewPaths(drawing: string): string {
  return optimize(drawing, {
    plugins: [
      "removeComments",
      { name: "convertShapeToPath", params: { convertArcs: true } },
      "convertPathData",
      { name: "mergePaths", params: { force: true } },
    ],
  }).data;
}

function symbolOf(id: string, drawing: string): string {
  const viewBox = /viewBox="([^"]*)"/.exec(drawing)?.[1] ?? "";
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1] ?? "";
  return `<symbol id="${id}" viewBox="${viewBox}">${inner.replace(/\s+/g, " ").replaceAll("> <", "><").trim()}</symbol>`;
}

function writeIconSprite(content: Content): void {
  const names = [...new Set([...uiIcons, ...iconsIn(content)])].sort();
  const icons = names.map((name) => {
    const own = `app/ui/icons/${name}.svg`;
    const file = existsSync(own) ? own : `node_modules/lucide-static/icons/${name}.svg`;
    return symbolOf(name, withFewPaths(readFileSync(file, "utf8")));
  });
  const menuArt = globSync("app/shell/menu-art/*.svg").sort();
  const symbols = [
    ...icons,
    ...menuArt.map((file) => symbolOf(`menu-${basename(file, ".svg")}`, readFileSync(file, "utf8"))),
  ];
  writeChanged("icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
}

/** A lexicon that remembers which of its words were looked up. */
class RememberingLexicon extends Map<string, string> {
  readonly used = new Set<string>();

  override get(word: string): string | undefined {
    const found = super.get(word);
    if (found !== undefined) this.used.add(word);
    return found;
  }

  override has(word: string): boolean {
    return this.get(word) !== undefined;
  }
}

/** Writes the acoustic model and the dictionary: in full for visitors' own texts, and for the prompts. */
function writeSpeech(content: Content): void {
  const whole = `${folder}/dictionary.txt`;
  if (!existsSync(whole)) writeFileSync(whole, loadDictionary());
  const dictionary = readFileSync(whole, "utf8");
  const lexicon = new RememberingLexicon(createLexicon(dictionary));
  for (const text of promptTexts(content.pronunciationTest)) readText(text, lexicon);
  const isPromptWord = (line: string) => lexicon.used.has(line.slice(0, line.indexOf(" ")));
  const promptLines = dictionary.split("\n").filter(isPromptWord);
  writeChanged("prompt-words.txt", `${promptLines.join("\n")}\n`);
  writeChanged("speech-model.bin", loadModel());
  writeChanged("spelling-model.bin", loadSpellingModel());
}

/** Generates what Vite does not: subset fonts, the icon sprite, skills and occupations, speech data. */
export async function generateAssets(content: Content): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeIconSprite(content);
  writeChanged("skills.json", JSON.stringify(loadSkills()));
  writeChanged("occupations.json", JSON.stringify(loadOccupations()));
  writeSpeech(content);
  await writeSiteFonts(content);
}
