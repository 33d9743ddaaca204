import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type FieldTallies,
  fields,
  scoreFields,
} from "../../../packages/resume-match/regression/score-fields.ts";
import { ReadError, readResume } from "../../../packages/resume-match/src/index.ts";
import type { makeLabel } from "./corpus/label.ts";
import { readResumes } from "./corpus/resume.ts";
import { f1, meanF1, sumTallies } from "./field-scores.ts";
import { median, processorMs, reportFloor, reportSize, sharedMachine, short } from "./figures.ts";
import { compareFlat, readFlatTexts } from "./flat-texts.ts";
import { readRealFiles } from "./real-files.ts";

/** Minimum mean F1 of the twelve fields over all files. */
const fieldFloor = 0.92;
/** Minimum F1 of texts without line breaks, relative to the same texts with them; for unseen people. */
const flatFloor = 0.8;
/** Printed, not enforced: shared machines vary in speed. */
const goals = { fileMedianMs: 60, fileSlowestMs: 600 };
/** --failures lists files whose mean F1 is below this. */
const weakFileF1 = 0.8;

type FileResult = { file: string; layout: string; ms: number; tallies: FieldTallies; error?: string };

export async function readFiles(folder: string): Promise<FileResult[]> {
  const files = readdirSync(join(folder, "files")).sort();
  const readBytes = (file: string) => new Uint8Array(readFileSync(join(folder, "files", file)));
  const warmUp = [...files.filter((file) => file.endsWith(".pdf")).slice(0, 5), ...files.slice(0, 5)];
  for (const file of warmUp) await readResume(readBytes(file)).catch(() => undefined);
  const results: FileResult[] = [];
  for (const file of files) {
    const label = JSON.parse(readFileSync(join(folder, "labels", `${file}.json`), "utf8")) as ReturnType<
      typeof makeLabel
    >;
    const bytes = readBytes(file);
    const start = process.cpuUsage();
    const read = await readResume(bytes).catch((error: unknown) => {
      if (error instanceof ReadError) return error;
      throw new Error(`${file} broke the reader`, { cause: error });
    });
    const ms = processorMs(start);
    const [layout = ""] = label["x-layout"].split(":");
    results.push(
      read instanceof ReadError
        ? { file, layout, ms, tallies: scoreFields(label, undefined), error: read.code }
        : { file, layout, ms, tallies: scoreFields(label, read.resume) },
    );
  }
  return results;
}

export function reportFields(results: FileResult[], showFailures: boolean): void {
  const columns = ["mean", ...fields.map((field) => field.replace("institutions", "schools"))];
  const width = 18;
  const row = (name: string, tallies: FieldTallies) => {
    const scores = [meanF1(tallies), ...fields.map((field) => f1(tallies[field]))];
    const cells = scores.map((value, index) =>
      (value === undefined ? "–" : short(value)).padStart(Math.max(5, columns[index]?.length ?? 0)),
    );
    console.log([name.padEnd(width), ...cells].join(" "));
  };
  console.log(
    [`F1 of ${results.length} files`.padEnd(width), ...columns.map((column) => column.padStart(5))].join(" "),
  );
  for (const layout of new Set(results.map((result) => result.layout)))
    row(
      layout,
      sumTallies(results.filter((result) => result.layout === layout).map(({ tallies }) => tallies)),
    );
  const all = sumTallies(results.map(({ tallies }) => tallies));
  row("all layouts", all);
  console.log();
  const layouts = [...new Set(results.map(({ layout }) => layout))].map((name) => ({
    name,
    value: meanF1(sumTallies(results.filter(({ layout }) => layout === name).map(({ tallies }) => tallies))),
  }));
  const people = readResumes(join(import.meta.dirname, "corpus/resumes")).length;
  const cases = {
    numberOfCases: results.length,
    caseUnit: "PDF and Word files",
    source: `${people} invented people, set by us in ${layouts.length} layouts`,
  };
  reportFloor("fields: mean F1", {
    id: "fields",
    title: "Résumé fields read as printed, mean of all fields",
    form: "F1",
    value: meanF1(all),
    better: "HIGHER",
    goal: fieldFloor,
    ...cases,
    limits: "We drew the layouts ourselves. There are no scans among them.",
    parts: fields.flatMap((name) => {
      const value = f1(all[name]);
      return value === undefined ? [] : [{ name, value }];
    }),
  });
  const worst = layouts.reduce((a, b) => (a.value < b.value ? a : b));
  reportFloor(`fields: worst layout (${worst.name})`, {
    id: "worst-layout",
    title: "Fields read as printed, in the layout that we read worst",
    form: "F1",
    value: worst.value,
    better: "HIGHER",
    ...cases,
    numberOfCases: results.filter(({ layout }) => layout === worst.name).length,
    parts: layouts.toSorted((a, b) => a.value - b.value),
  });

  reportSize("a file: median", {
    id: "file-median",
    title: "Processor time to read a file, median",
    form: "MILLISECONDS",
    value: median(results.map(({ ms }) => ms)),
    better: "LOWER",
    goal: goals.fileMedianMs,
    ...cases,
    limits: sharedMachine,
  });
  const slowest = results.reduce((a, b) => (a.ms > b.ms ? a : b));
  reportSize(`a file: slowest (${slowest.file})`, {
    id: "file-slowest",
    title: "Processor time to read the slowest file",
    form: "MILLISECONDS",
    value: slowest.ms,
    better: "LOWER",
    goal: goals.fileSlowestMs,
    ...cases,
    limits: sharedMachine,
  });
  if (!showFailures) return;
  for (const { file, tallies, error } of results) {
    const value = meanF1(tallies);
    if (value >= weakFileF1 && !error) continue;
    const weakFields = fields.filter((field) => (f1(tallies[field]) ?? 1) < weakFileF1);
    console.log(`     ${short(value)} ${file}: ${error ?? weakFields.join(", ")}`);
  }
}

export function reportFlat(): void {
  const people = readResumes(join(import.meta.dirname, "corpus/resumes"));
  const comparisons = compareFlat(readFlatTexts(people));
  console.log(
    `\nTexts of ${people.length} people without line breaks: F1, and its share of the lined texts'`,
  );
  const shares = comparisons.map(({ name, flat, lined }) => ({ name, value: flat / lined }));
  for (const { name, flat, lined } of comparisons)
    console.log(`     ${name.padEnd(44)} ${short(flat)}  ${short(flat / lined)}`);
  const unseen = shares.find(({ name }) => name === "unseen people");
  reportFloor("flat: share of the lined texts' F1", {
    id: "flat-texts",
    title: "Jobs, schools and skills read from texts without line breaks, as a share of those with them",
    form: "SHARE",
    value: unseen?.value ?? 0,
    better: "HIGHER",
    goal: flatFloor,
    numberOfCases: people.length,
    caseUnit: "people, each in four ways of losing line breaks",
    source: "Invented people, set by us as text",
    limits: "The value is that of the half of the people that we did not look at for the rules.",
    parts: shares,
  });
}

/** Prints the F1 of each field for template families used while tuning and for held-out ones. */
export async function reportRealFiles(folder: string, showFailures: boolean): Promise<void> {
  const results = await readRealFiles(folder);
  console.log(`\n${results.length} sample files`);
  const halves = [...new Set(results.map(({ half }) => half))].sort().reverse();
  const sums = halves.map((half) =>
    sumTallies(results.filter((result) => result.half === half).map(({ tallies }) => tallies)),
  );
  const row = (name: string, cells: string[]) =>
    console.log(`     ${name.padEnd(14)}${cells.map((cell) => cell.padStart(10)).join("")}`);
  row("", halves);
  row(
    "files",
    halves.map((half) => `${results.filter((result) => result.half === half).length}`),
  );
  row(
    "mean F1",
    sums.map((sum) => short(meanF1(sum))),
  );
  for (const field of fields)
    row(
      field,
      sums.map((sum) => short(f1(sum[field]) ?? Number.NaN)),
    );
  if (!showFailures) return;
  for (const { file, half, tallies, error } of results) {
    const weakFields = fields.filter((field) => (f1(tallies[field]) ?? 1) < weakFileF1);
    if (half === "tuned" && (error || weakFields.length > 0))
      console.log(`     ${short(meanF1(tallies))} ${file}: ${error ?? weakFields.join(", ")}`);
  }
}
