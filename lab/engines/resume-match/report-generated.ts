/*
 * The part "generated" of the bench: generated résumés (generate/) by split, language, theme and program. Only failures of the
 * split "train" are listed: the others show how well the reader does on what nobody looked at.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type FieldTallies,
  fields,
  scoreFields,
} from "../../../packages/resume-match/regression/score-fields.ts";
import { type JsonResume, ReadError, readResume } from "../../../packages/resume-match/src/index.ts";
import { f1, meanF1, sumTallies } from "./field-scores.ts";
import { processorMs, reportFloor, short } from "./figures.ts";
import type { GeneratedLabel } from "./generate/label.ts";

type Result = {
  label: GeneratedLabel;
  ms: number;
  tallies: FieldTallies;
  trivial: FieldTallies;
  error: string;
};

/** Below this mean F1, --failures lists a file. */
const weakFileF1 = 0.8;

/** Baseline: the first line is the name; an address and a number are found by their form. */
function readTrivially(text: string): JsonResume {
  const name = text.split("\n").find((line) => line.trim() !== "");
  const email = text.match(/\S+@\S+\.\w+/)?.[0];
  const phone = text.match(/\+?[\d(][\d ()/.-]{7,}\d/)?.[0];
  return {
    basics: { profiles: [], ...(name && { name }), ...(email && { email }), ...(phone && { phone }) },
    work: [],
    volunteer: [],
    education: [],
    skills: [],
    projects: [],
    certificates: [],
    languages: [],
    publications: [],
    awards: [],
    interests: [],
    references: [],
  };
}

async function readAll(folder: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const file of readdirSync(join(folder, "labels")).sort()) {
    const label = JSON.parse(readFileSync(join(folder, "labels", file), "utf8")) as GeneratedLabel;
    const bytes = new Uint8Array(readFileSync(join(folder, "files", label["x-file"])));
    const start = process.cpuUsage();
    const read = await readResume(bytes).catch((error: unknown) => {
      if (error instanceof ReadError) return error;
      throw new Error(`${file} broke the reader`, { cause: error });
    });
    const ms = processorMs(start);
    const isError = read instanceof ReadError;
    results.push({
      label,
      ms,
      tallies: scoreFields(label, isError ? undefined : read.resume),
      trivial: scoreFields(label, isError ? undefined : readTrivially(read.text)),
      error: isError ? read.code : "",
    });
  }
  return results;
}

function printTable(name: string, results: Result[], keyOf: (result: Result) => string): void {
  const columns = ["mean", ...fields.map((field) => field.replace("institutions", "schools"))];
  const row = (title: string, count: number, tallies: FieldTallies) => {
    const scores = [meanF1(tallies), ...fields.map((field) => f1(tallies[field]))];
    const cells = scores.map((value, index) =>
      (value === undefined ? "–" : short(value)).padStart(Math.max(5, columns[index]?.length ?? 0)),
    );
    console.log([title.padEnd(24), `${count}`.padStart(5), ...cells].join(" "));
  };
  console.log([`\n${name}`.padEnd(25), "files", ...columns.map((column) => column.padStart(5))].join(" "));
  for (const key of [...new Set(results.map(keyOf))].sort()) {
    const own = results.filter((result) => keyOf(result) === key);
    row(key, own.length, sumTallies(own.map(({ tallies }) => tallies)));
  }
  row("all", results.length, sumTallies(results.map(({ tallies }) => tallies)));
  row("trivial baseline", results.length, sumTallies(results.map(({ trivial }) => trivial)));
}

/** Records the splits that nobody looked at, by language: all fields, and whole jobs. */
function recordUnseen(results: Result[]): void {
  const unseen = results.filter(({ label }) => label["x-split"] !== "train");
  const groups = [
    ["english", "English", unseen.filter(({ label }) => label["x-language"] === "en")],
    ["others", "16 other languages", unseen.filter(({ label }) => label["x-language"] !== "en")],
  ] as const;
  for (const [id, languages, own] of groups) {
    const tallies = sumTallies(own.map((result) => result.tallies));
    const shared = {
      form: "F1",
      better: "HIGHER",
      numberOfCases: own.length,
      caseUnit: "generated résumés",
      source: "Themes, programs and headings that nobody looked at; invented people",
      limits: "A generator wrote them. Files by strangers vary more and are read less well.",
    } as const;
    const splits = [...new Set(own.map(({ label }) => label["x-split"]))].sort().map((name) => ({
      name,
      tallies: sumTallies(
        own.filter(({ label }) => label["x-split"] === name).map((result) => result.tallies),
      ),
    }));
    reportFloor(`unseen: all fields, ${languages}`, {
      id: `unseen-fields-${id}`,
      title: `Fields read as printed in unseen layouts, ${languages}`,
      value: meanF1(tallies) ?? 0,
      baselines: [
        { name: "first line, addresses", value: meanF1(sumTallies(own.map(({ trivial }) => trivial))) ?? 0 },
      ],
      parts: splits.map((split) => ({ name: split.name, value: meanF1(split.tallies) ?? 0 })),
      ...shared,
    });
    reportFloor(`unseen: whole jobs, ${languages}`, {
      id: `unseen-jobs-${id}`,
      title: `Jobs read with employer, title and dates in unseen layouts, ${languages}`,
      value: f1(tallies["whole jobs"]) ?? 0,
      parts: splits.map((split) => ({ name: split.name, value: f1(split.tallies["whole jobs"]) ?? 0 })),
      ...shared,
    });
  }
}

const percentile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

/** Prints F1 of each field; with `showFailures` the weak files of the split that may be looked at. */
export async function reportGenerated(folder: string, showFailures: boolean): Promise<void> {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: run npm run generate:resumes`);
  const results = await readAll(folder);
  printTable("split", results, ({ label }) => label["x-split"]);
  const train = results.filter(({ label }) => label["x-split"] === "train");
  printTable("train: language", train, ({ label }) => label["x-language"]);
  printTable("train: program", train, ({ label }) => label["x-program"]);
  printTable("train: theme", train, ({ label }) => label["x-theme"]);
  printTable(
    "unseen programs",
    results.filter(({ label }) => label["x-split"] === "unseen programs"),
    ({ label }) => label["x-program"],
  );
  console.log();
  recordUnseen(results);
  const times = results.map(({ ms }) => ms);
  console.log(
    `\nprocessor time for a file: median ${percentile(times, 0.5).toFixed(1)} ms, 95th percentile ${percentile(times, 0.95).toFixed(1)} ms`,
  );
  if (!showFailures) return;
  for (const { label, tallies, error } of train) {
    const weakFields = fields.filter((field) => (f1(tallies[field]) ?? 1) < weakFileF1);
    if (error || meanF1(tallies) < weakFileF1)
      console.log(`     ${short(meanF1(tallies))} ${label["x-file"]}: ${error || weakFields.join(", ")}`);
  }
}
