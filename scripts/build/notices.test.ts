import { afterEach, describe, expect, test } from "vitest";
import { bundleFixture } from "#tests/support/bundle-fixture.ts";
import { createNotices, type PackageRemark } from "./notices.ts";

let fixture: ReturnType<typeof bundleFixture>;
afterEach(() => fixture.remove());

/** A package that exports one value, under the MIT licence. */
function packageFiles(folder: string, name: string, others: Record<string, string>): Record<string, string> {
  const own = {
    "package.json": JSON.stringify({
      name,
      version: "1.2.3",
      license: "MIT",
      type: "module",
      main: "index.js",
    }),
    "index.js": `export const value = () => ${JSON.stringify(name)};`,
    ...others,
  };
  return Object.fromEntries(Object.entries(own).map(([file, text]) => [`${folder}/${file}`, text]));
}

async function notices(files: Record<string, string>, known: Record<string, PackageRemark> = {}) {
  fixture = bundleFixture(files);
  const { plugin, workerPlugin } = createNotices(known);
  const { output } = await fixture.bundle(plugin, workerPlugin);
  const file = output.find(({ fileName }) => fileName === "notices.txt");
  return file?.type === "asset" ? String(file.source).split(`\n\n${"-".repeat(80)}\n\n`) : [];
}

const use = (name: string) => `import { value } from ${JSON.stringify(name)}; console.log(value());`;

describe("notices", () => {
  test("name every package of the pages and of their workers, with its licence", async () => {
    const parts = await notices({
      "app/main.ts": `${use("@scope/page")} new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });`,
      "app/worker.ts": use("work"),
      ...packageFiles("node_modules/@scope/page", "@scope/page", { LICENSE: "Page licence\n" }),
      ...packageFiles("node_modules/work", "work", {
        "licence.md": "Work licence\n",
        "index.js": 'import { value as inner } from "inner"; export const value = () => inner();',
        "index.js.LICENSE.txt": "Licence of what is in index.js",
      }),
      ...packageFiles("node_modules/work/node_modules/inner", "inner", { "COPYING.txt": "Inner licence" }),
      ...packageFiles("node_modules/not-used", "not-used", {}),
    });
    expect(parts.slice(0, -5)).toEqual([
      "@scope/page 1.2.3 (scripts), MIT\n\nPage licence",
      "work 1.2.3 (scripts), MIT\n\nWork licence\n\nLicence of what is in index.js",
      "inner 1.2.3 (scripts), MIT\n\nInner licence",
    ]);
    expect(parts.at(-5)).toMatch(/^O\*NET data/);
    expect(parts.at(-4)).toMatch(/^The CMU Pronouncing Dictionary/);
    expect(parts.at(-3)).toMatch(/^speechocean762/);
    expect(parts.at(-2)).toMatch(/^WordNet/);
    expect(parts.at(-1)).toMatch(/^Character maps of East Asian fonts, by Adobe/);
  });

  test("stop the build for a bundled package without a licence", async () => {
    const files = {
      "app/main.ts": use("bare"),
      ...packageFiles("node_modules/bare", "bare", { LICENSE: " " }),
    };
    await expect(notices(files)).rejects.toThrow(/bare goes to browsers and has no licence file/);
  });

  test("stop the build when a licence is not where it should be", async () => {
    const files = {
      "app/main.ts": "console.log(1);",
      ...packageFiles("node_modules/model", "model", { LICENSE: "MIT" }),
    };
    const known = { model: { what: "data", isData: true, licence: "data/LICENSE" } } as const;
    await expect(notices(files, known)).rejects.toThrow(/model goes to browsers/);
  });

  test("name packages that are data, and files that are only addresses in a script", async () => {
    const files = {
      "app/main.ts": 'import address from "drawing/index.svg?url&no-inline"; document.title = address;',
      ...packageFiles("node_modules/drawing", "drawing", {
        LICENSE: "Drawing licence",
        "index.svg": "<svg/>",
      }),
      ...packageFiles("node_modules/model", "model", { "data/README": "Model licence" }),
    };
    const parts = await notices(files, { model: { what: "data", isData: true, licence: "data/README" } });
    expect(parts.slice(0, -5)).toEqual([
      "drawing 1.2.3 (scripts), MIT\n\nDrawing licence",
      "model 1.2.3 (data), MIT\n\nModel licence",
    ]);
  });
});
