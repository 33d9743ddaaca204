import { existsSync, globSync } from "node:fs";
import type { z } from "zod";
import type { Problem, Source } from "#scripts/content/read-yaml.ts";
import { ContentError, collectProblems, readYaml } from "#scripts/content/read-yaml.ts";
import { engineVersion } from "./engine-version.ts";
import { type EngineResults, engineResults, heldOut, versionsAtCommits } from "./results.schema.ts";

export const heldOutFile = "results/held-out.json";
export const versionsFile = "results/versions.json";
const otherFiles = [heldOutFile, versionsFile];

/** Files written by the benches: `results/<engine>.json`. */
function engineFiles(root: string): string[] {
  return globSync("results/*.json", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !otherFiles.includes(file))
    .sort();
}

function readEngine(root: string, file: string): Source<EngineResults> {
  // JSON is YAML, so problems have line numbers.
  const source = readYaml(root, file, engineResults);
  if (file === `results/${source.value.engine}.json`) return source;
  const message = `is not the name of the file: write ${file.replace(/^results\/|\.json$/g, "")}`;
  throw new ContentError([source.problemAt(["engine"], message)]);
}

/**
 * Reads `results/` below `root`.
 * @throws {ContentError} with all problems
 */
export function readResults(root: string) {
  const { problems, attempt } = collectProblems();
  const readOptional = <T>(file: string, schema: z.ZodType<T>) =>
    existsSync(`${root}/${file}`) ? attempt(() => readYaml(root, file, schema).value) : undefined;
  const results = {
    engines: engineFiles(root).flatMap((file) => attempt(() => readEngine(root, file)) ?? []),
    heldOut: readOptional(heldOutFile, heldOut),
    versions: readOptional(versionsFile, versionsAtCommits) ?? {},
  };
  if (problems.length > 0) throw new ContentError(problems);
  return results;
}

/** Results of engines whose sources have changed since. Held-out figures may be older. */
export function staleResults(root: string): Problem[] {
  return readResults(root).engines.flatMap(({ value: { engine, version, command }, problemAt }) => {
    const current = engineVersion(root, engine);
    if (current === version) return [];
    return [
      current === undefined
        ? problemAt(["engine"], `there is no engine packages/${engine}: delete the file`)
        : problemAt(["version"], `is not the version of packages/${engine}, ${current}: run ${command}`),
    ];
  });
}
