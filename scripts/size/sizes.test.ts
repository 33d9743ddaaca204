import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ScriptBudget } from "#app/tools/define-tool.ts";
import { createReport } from "./report.ts";
import { documentScripts, measureAssets } from "./sizes.ts";

let client: string;
const output = vi.spyOn(console, "log").mockImplementation(() => {});
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "sizes-"));
});
afterEach(() => {
  rmSync(client, { recursive: true });
  output.mockClear();
});

/** Writes a file with a .br of this many KB, and a .gz that must not be counted. */
function asset(name: string, kilobytes: number, text = "x".repeat(50_000)): void {
  const file = join(client, "assets", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, randomBytes(kilobytes * 1024));
  writeFileSync(`${file}.gz`, randomBytes(90_000));
}

function site(): void {
  asset("app-12345678.css", 5);
  asset("blog-12345678.css", 1);
  asset("careers-12345678.css", 2);
  const font = join(client, "assets/text-12345678.woff2");
  writeFileSync(font, randomBytes(24 * 1024));
}

const measure = (part: ScriptBudget) => measureAssets(client, [part]).at(-1);

describe("sizes of a build", () => {
  test("are of what is sent: the compressed form, or the file where there is none", () => {
    site();
    expect(measureAssets(client, []).map(({ what, measured }) => [what, measured])).toEqual([
      ["style sheet of the site", 5],
      ["style sheet of a part, largest", 2],
      ["fonts", 24],
      ["font of Hindi and Marathi, on their pages", 0],
    ]);
  });

  test("count a worker with all that it imports, but for the parts of others", () => {
    site();
    asset("match-worker-12345678.js", 1, 'import"./base-1.js";const f=()=>import(`./engine-1.js`);');
    asset("engine-1.js", 60, 'import{a}from"./base-1.js";const p=()=>import(`./pdf-1.js`);');
    asset("base-1.js", 3, "export const a=1;");
    asset("pdf-1.js", 400);
    const part = { what: "engine", worker: "match-worker", without: /^pdf/, limit: 64 };
    expect(measure(part)).toEqual({ what: "engine", measured: 64, limit: 64, unit: "KB" });
  });

  test("count each file of a tool, packed ones too", () => {
    site();
    asset("tesseract-1/program.wasm", 800);
    writeFileSync(join(client, "assets/tesseract-1/model.gz"), randomBytes(2048));
    expect(measure({ what: "recognition", files: ["tesseract-*/*"], limit: 1 })?.measured).toBe(802);
  });

  test("fail when a file of the budget is not in the build", () => {
    site();
    expect(() => measure({ what: "model", files: ["model-*.bin"], limit: 1 })).toThrow(
      "The build has no assets/model-*.bin: see scripts/size/budgets.ts",
    );
  });
});

test("a document's scripts are named once each", () => {
  const html = `<script>boot("/assets/app-1.css",["/assets/a-1.js","/assets/b-2.js"],"/assets/a-1.js")</script>`;
  expect(documentScripts(html)).toEqual(["/assets/a-1.js", "/assets/b-2.js"]);
});

describe("the report", () => {
  const lines = () => output.mock.calls.map(([line]) => String(line).replace(/ +/g, " "));

  test("fails past a budget, and names it", () => {
    const report = createReport();
    report.add({ what: "fonts", measured: 48, limit: 48, unit: "KB" });
    report.add({ what: "scripts", measured: 105.09, limit: 105, unit: "KB" });
    expect(report.finish()).toBe(1);
    expect(lines()).toEqual([
      "ok fonts 48 KB ≤ 48 KB",
      "PAST scripts 105.09 KB ≤ 105 KB",
      "1 of 2 measurements past the budget",
    ]);
  });

  test("fails below a floor, and without a measurement", () => {
    const report = createReport();
    report.add({ what: "score", measured: 99, limit: 100, isFloor: true });
    report.add({ what: "time", measured: Number.NaN, limit: 100 });
    expect(report.finish()).toBe(1);
    expect(lines().at(-1)).toBe("2 of 2 measurements past the budget");
  });

  test("prints only what is past when it is quiet", () => {
    const report = createReport({ isQuiet: true });
    report.add({ what: "fonts", measured: 40, limit: 48, unit: "KB" });
    expect(report.finish()).toBe(0);
    expect(lines()).toEqual(["1 measurement, every budget is kept"]);
  });
});
