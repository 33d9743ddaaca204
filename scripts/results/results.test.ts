import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { resultsWords } from "#app/sections/results/results.schema.ts";
import { ContentError } from "#scripts/content/read-yaml.ts";
import { resolveMeasured, resolveResults } from "#scripts/content/resolve-results.ts";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { engineVersion } from "./engine-version.ts";
import { readResults, staleResults } from "./read-results.ts";

const engine = "planted";
const file = `results/${engine}.json`;

let project: ReturnType<typeof copyProject>;
beforeEach(() => {
  project = copyProject(["results/held-out.json", "results/versions.json", "content/results.yaml"]);
  plant(`packages/${engine}/package.json`, "{}");
  plant(`packages/${engine}/src/index.ts`, "export const one = 1;");
  plant(`packages/${engine}/data/words.yaml`, "[one]");
});
afterEach(() => project.remove());

function plant(name: string, text: string): void {
  mkdirSync(dirname(join(project.root, name)), { recursive: true });
  project.write(name, text);
}

const figure = {
  id: "fields",
  title: "Fields read",
  form: "F1",
  value: 0.9,
  better: "HIGHER",
  goal: 0.95,
  numberOfCases: 1234,
  caseUnit: "files",
  source: "Invented people",
  cases: "BUILDING",
  baselines: [
    { name: "Simple", value: 0.91 },
    { name: "Simpler", value: 0.8 },
  ],
};

function plantResults(changes: object = {}, figureChanges: object = {}): void {
  const results = {
    engine,
    name: "A planted engine",
    version: engineVersion(project.root, engine),
    date: "2026-11-20",
    command: `npm run bench:${engine}`,
    figures: [{ ...figure, ...figureChanges }],
    ...changes,
  };
  plant(file, JSON.stringify(results, null, 1));
}

function readProblems() {
  try {
    readResults(project.root);
    return [];
  } catch (error) {
    if (error instanceof ContentError)
      return error.problems.map(({ file, field, message }) => ({ file, field, message }));
    throw error;
  }
}

const resolve = () => {
  const words = resultsWords.parse(parse(readContentFile()));
  const of = (kind: "TOOLS" | "PRODUCTS") => resolveResults(project.root, words, kind, []).engines;
  return { engines: [...of("TOOLS"), ...of("PRODUCTS")] };
};
const readContentFile = () => {
  let text = "";
  project.edit("content/results.yaml", (content) => {
    text = content;
    return `${content}\n`;
  });
  return text;
};

describe("a version of an engine", () => {
  test("is another one after a change of code, data or packages", () => {
    const versions = new Set([engineVersion(project.root, engine)]);
    for (const name of ["src/index.ts", "data/words.yaml", "package.json"]) {
      project.edit(`packages/${engine}/${name}`, (text) => `${text} `);
      versions.add(engineVersion(project.root, engine));
    }
    plant(`packages/${engine}/src/new.ts`, "");
    versions.add(engineVersion(project.root, engine));
    expect(versions.size).toBe(5);
  });

  test("is the same after a change of tests, fixtures, documents and benches", () => {
    const version = engineVersion(project.root, engine);
    for (const name of [
      "src/index.test.ts",
      "src/a.fixture.pdf",
      "src/fixtures/a.wav",
      "data/README.md",
      "bench/a.ts",
    ])
      plant(`packages/${engine}/${name}`, "x");
    expect(engineVersion(project.root, engine)).toBe(version);
  });
});

describe("results of a bench", () => {
  test("pass for the sources that they were measured with", () => {
    plantResults();
    expect(staleResults(project.root)).toEqual([]);
  });

  test("fail for other sources, with the command to run", () => {
    plantResults();
    project.edit(`packages/${engine}/src/index.ts`, (text) => text.replaceAll("1", "2"));
    const current = engineVersion(project.root, engine);
    expect(staleResults(project.root)).toEqual([
      {
        file,
        line: 4,
        field: "version",
        message: `is not the version of packages/planted, ${current}: run npm run bench:planted`,
      },
    ]);
  });

  test("fail without their engine", () => {
    plantResults();
    rmSync(join(project.root, `packages/${engine}`), { recursive: true });
    expect(staleResults(project.root)).toMatchObject([{ file, message: /delete the file/ }]);
  });

  const malformed: [string, object, object, string, RegExp][] = [
    ["an unknown key", { note: "x" }, {}, "", /unknown key "note"/],
    ["a version that is none", { version: "1.0" }, {}, "version", /must be the version of an engine/],
    [
      "another engine's name",
      { engine: "resume-match" },
      {},
      "engine",
      /is not the name of the file: write planted/,
    ],
    ["no figures", { figures: [] }, {}, "figures", /too few entries/],
    ["an F1 above 1", {}, { value: 1.2 }, "figures[0].value", /must be from 0 to 1/],
    [
      "a count without its total",
      {},
      { form: "COUNT", baselines: [] },
      "figures[0].of",
      /belongs to the form COUNT/,
    ],
    [
      "more than all",
      {},
      { form: "COUNT", value: 3, of: 2, baselines: [] },
      "figures[0].value",
      /more than all 2/,
    ],
    [
      "a wrong baseline",
      {},
      { baselines: [{ name: "x", value: 7 }] },
      "figures[0].baselines[0].value",
      /from 0 to 1/,
    ],
  ];
  test.each(malformed)("with %s are a problem", (_, changes, figureChanges, field, message) => {
    plantResults(changes, figureChanges);
    expect(readProblems()).toContainEqual({ file, field, message: expect.stringMatching(message) });
  });

  test("say where a simple method or the goal is missed", () => {
    plantResults();
    const [set] = resolve().engines.find(({ id }) => id === engine)?.sets ?? [];
    expect(set).toMatchObject({ kind: "BUILDING", measured: expect.not.stringContaining("earlier") });
    expect(set?.rows).toEqual([
      {
        value: "0.900",
        unit: "F1",
        title: "Fields read",
        cases: "1,234 files. Invented people.",
        worse: "Simple: better than our engine",
        bars: [
          { name: "Ours", value: "0.900", percent: 90, isOurs: true },
          { name: "Simple", value: "0.910", percent: 91, isOurs: false },
          { name: "Simpler", value: "0.800", percent: 80, isOurs: false },
        ],
        goal: { text: "Goal: at least 0.95, missed", isMissed: true },
        parts: [],
      },
    ]);
  });

  test("are of an earlier version once the engine has changed", () => {
    plantResults();
    plant(`packages/${engine}/src/new.ts`, "");
    const [set] = resolve().engines.find(({ id }) => id === engine)?.sets ?? [];
    expect(set?.measured).toMatch(/^20 November 2026, version \w{12} \(an earlier one\)$/);
  });
});

describe("held-out figures", () => {
  test("never fail for their version, and say that it is an earlier one", () => {
    expect(staleResults(project.root)).toEqual([]);
    for (const { sets } of resolve().engines)
      expect(sets[0]).toMatchObject({
        kind: "UNSEEN",
        measured: expect.stringContaining("an earlier one"),
      });
  });

  test("are a problem if they are malformed", () => {
    project.edit("results/held-out.json", (text) => text.replace('"meanF1": 0.', '"meanF1": 1.'));
    expect(readProblems()).toMatchObject([
      {
        file: "results/held-out.json",
        field: "resume.fields.meanF1",
        message: expect.stringMatching(/above 1/),
      },
    ]);
  });

  test("count the comparisons in which each simple method does better", () => {
    const ranking = (nDCG10: number, AUC: number) => ({ nDCG10, AUC });
    project.edit("results/held-out.json", (text) => {
      const heldOut = JSON.parse(text);
      heldOut.resume.fields.meanF1 = 0.8;
      heldOut.resume.fields.peers = { Peer: 0.7 };
      heldOut.resume.ranking.sets = [
        {
          name: "2 jobs × 3 texts",
          engine: ranking(0.6, 0.9),
          baselines: { Words: ranking(0.7, 0.95), Luck: ranking(0.5, 0.91) },
        },
      ];
      heldOut.resume.fieldsOfOtherMakers.meanF1 = 0.7;
      heldOut.resume.contrasts = { pairs: 10, right: 6, baselines: { Words: "3 of 5 and 2 of 5" } };
      return JSON.stringify(heldOut);
    });
    const { summary, rows } = resolve().engines[0]?.sets[0] ?? {};
    expect(summary).toEqual([
      "Words: better than our engine in 2 of 3 comparisons.",
      "Luck: better than our engine in 1 of 2 comparisons.",
      "Peer: no better than our engine (1 compared).",
    ]);
    expect(rows?.map(({ worse }) => worse)).toEqual([
      undefined,
      undefined,
      undefined,
      "Words: better than our engine",
      "Words and luck: better than our engine",
      undefined,
    ]);
    expect(rows?.at(-1)?.bars).toEqual([
      { name: "Ours", value: "6 of 10", percent: 60, isOurs: true },
      { name: "Words", value: "3 of 5 and 2 of 5", percent: 50, isOurs: false },
    ]);
  });
});

describe("measured figures", () => {
  const measured = (...references: string[]) =>
    resolveMeasured(project.root, resultsWords.parse(parse(readContentFile())), references);
  const set = (id: string, value: number, numberOfCases: number, changes: object = {}) => ({
    ...figure,
    id,
    form: "SHARE",
    cases: "UNSEEN",
    value,
    numberOfCases,
    baselines: [{ name: "Luck", value: 0.5 }],
    goal: 0.9,
    ...changes,
  });

  test("pool all unseen sets, not the best one, with the strongest simple method on each", () => {
    plantResults({
      figures: [
        set("easy-intent", 1, 100),
        set("hard-intent", 0.6, 300, {
          baselines: [
            { name: "Luck", value: 0.2 },
            { name: "Words", value: 0.7 },
          ],
        }),
        set("seen-intent", 1, 900, { cases: "BUILDING" }),
        set("easy-fields", 0.1, 900),
      ],
    });
    expect(measured(`${engine}.intent`).measured).toEqual([
      {
        id: "planted.intent",
        engine: "planted",
        value: "70%",
        title: "Fields read",
        cases: "400 unseen files in 2 sets",
        bars: [
          { name: "Ours", value: "70%", percent: 70, isOurs: true },
          { name: "Luck and words", value: "65%", percent: 65, isOurs: false },
        ],
        worse: "a simple method does better in 1 of 2 sets",
        goal: { text: "Goal: at least 90%", verdict: "missed", isMissed: true },
        url: "/company/product-figures#planted",
      },
    ]);
  });

  test("say on how many cases a simple method was measured, and in which sets a reached goal is missed", () => {
    plantResults({
      figures: [set("a-intent", 1, 900), set("b-intent", 0.8, 100, { baselines: [], better: "HIGHER" })],
    });
    const [pooled] = measured(`${engine}.intent`).measured;
    expect(pooled?.bars.at(-1)?.name).toBe("Luck, on 900 of them");
    expect(pooled?.goal).toEqual({
      text: "Goal: at least 90%",
      verdict: "reached overall, missed in 1 of 2 sets",
      isMissed: false,
    });
  });

  test("sum counts", () => {
    plantResults({
      figures: [
        set("a-pairs", 3, 4, {
          form: "COUNT",
          of: 4,
          goal: undefined,
          baselines: [{ name: "Words", value: 1, of: 4 }],
        }),
        set("b-pairs", 1, 12, {
          form: "COUNT",
          of: 12,
          goal: undefined,
          baselines: [{ name: "Words", value: 3, of: 12 }],
        }),
      ],
    });
    const [pooled] = measured(`${engine}.pairs`).measured;
    expect(pooled).toMatchObject({ value: "25%", bars: [{ percent: 25 }, { percent: 25 }] });
    expect(pooled?.goal).toBeUndefined();
  });

  test("that nothing measures are unknown", () => {
    plantResults();
    const references = [`${engine}.gone`, "gone.intent", `${engine}.fields`];
    expect(measured(...references)).toEqual({ measured: [], unknown: references });
  });
});
