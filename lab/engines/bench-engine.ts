import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import { businessDay } from "#domain/business-day.ts";
import { engineVersion } from "#scripts/results/engine-version.ts";
import { engineResults } from "#scripts/results/results.schema.ts";

/*
 * node lab/engines/bench-engine.ts NAME [ARGUMENT …], the command of npm run bench:NAME
 * Runs lab/engines/<engine>/bench-NAME.ts with the arguments. A bench that measured all its parts writes its figures
 * to the file of --figures; they become results/<engine>.json, with the version of the engine. Missed goals are written,
 * too, and the exit code is the bench's.
 */

/** The part of a results file that a bench measures. */
const benchOutput = engineResults.pick({ name: true, limits: true, figures: true });

const [name = "", ...benchArguments] = process.argv.slice(2);
const [bench, other] = globSync(`lab/engines/*/bench-${name}.ts`);
if (bench === undefined || other !== undefined)
  throw new Error(`There is no bench lab/engines/*/bench-${name}.ts`);
const engine = bench.split(/[\\/]/)[2] ?? "";
const version = engineVersion(".", engine);

/** The commit of the engine's sources; undefined if they have uncommitted changes, or without git. */
function commitOfSources(): string | undefined {
  const git = (...words: string[]) =>
    execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    if (git("status", "--porcelain", "--", `packages/${engine}`) !== "") return undefined;
    return git("rev-parse", "--short=7", "HEAD");
  } catch {
    return undefined;
  }
}

const folder = mkdtempSync(join(tmpdir(), "figures-"));
const figuresFile = join(folder, "figures.json");
try {
  const { status } = spawnSync(process.execPath, [bench, "--figures", figuresFile, ...benchArguments], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
  const file = `results/${engine}.json`;
  if (!existsSync(figuresFile)) console.log(`\n${file} is unchanged: only a whole run writes it`);
  else if (engineVersion(".", engine) !== version) {
    console.error(`\n${file} is unchanged: packages/${engine} changed during the run`);
    process.exitCode = 1;
  } else {
    const commit = commitOfSources();
    const measured = benchOutput.safeParse(JSON.parse(readFileSync(figuresFile, "utf8")));
    if (!measured.success) throw new Error(`${basename(bench)}: ${z.prettifyError(measured.error)}`);
    const { figures, ...description } = measured.data;
    const results = engineResults.parse({
      engine,
      ...description,
      version,
      date: businessDay(),
      ...(commit !== undefined && { commit }),
      command: `npm run bench:${name}`,
      figures,
    });
    writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
    console.log(`\n${results.figures.length} figures in ${file}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
