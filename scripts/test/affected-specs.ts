import { existsSync } from "node:fs";

/** The specs of tests/browser and tests/workbench that a folder or file can break, from the most specific path to the least. */
export const specsByPath: [path: string, specs: string[]][] = [
  ["docs/openapi.yaml", ["every-page", "no-javascript"]],
  ["docs/", []],
  ["README.md", []],
  ["CONTRIBUTING.md", []],
  ["CHANGELOG.md", []],
  ["results/", ["every-page", "no-javascript"]],
  ["scripts/bench/", []],
  ["scripts/drill/", []],
  ["scripts/prose/", []],
  ["scripts/tour/", []],
  ["tests/services/", []],
  ["tests/workbench/", ["workbench"]],
  ["app/workbench/", ["workbench"]],
  ["app/errors/", ["errors"]],
  ["app/routes/blog/", ["blog"]],
  ["app/routes/contact/", ["contact", "altcha"]],
  ["app/routes/careers/", ["careers", "careers-fit", "apply", "altcha"]],
  ["app/routes/machine-files/", []],
  ["app/routes/search/", ["search"]],
  ["app/search/", ["search"]],
  ["public/media/", ["product-tour"]],
  ["app/sections/hero/", ["product-tour"]],
  ["app/sections/assessments/", ["assessments"]],
  ["app/tools/pronunciation/", ["pronunciation-test"]],
  ["app/tools/resume/bulk/", ["bulk-match"]],
  ["app/tools/resume/", ["evaluate-resume", "bulk-match", "careers-fit", "apply"]],
  ["packages/pronunciation/", ["pronunciation-test"]],
  ["packages/resume-match/", ["evaluate-resume", "bulk-match", "careers-fit", "apply"]],
  ["content/blog/", ["blog", "search"]],
];

/** They open every page or template: a change of the website can break them from anywhere. */
const specsOfAllPages = ["every-page", "no-javascript", "workbench"];

/** Vitest finds these by their imports. */
const isUnitTest = (file: string) => /\.(test|fixture)\.\w+$/.test(file);

function specsFor(file: string): string[] | undefined {
  if (isUnitTest(file)) return [];
  const [, own] = /^tests\/browser\/([\w-]+)\.spec\.ts$/.exec(file) ?? [];
  // A deleted spec is also a changed file.
  if (own !== undefined) return existsSync(file) ? [own] : [];
  const [, specs] = specsByPath.find(([path]) => file.startsWith(path)) ?? [];
  const isSeen = specs !== undefined && /^(app\/(?!workbench\/)|content\/|packages\/)/.test(file);
  return isSeen ? [...specs, ...specsOfAllPages] : specs;
}

type AffectedSpecs = { browser: string[]; runsWorkbench: boolean };

/** @returns the files of tests/browser that changes can break, and whether the workbench's specs run; undefined: all run */
export function affectedSpecs(changedFiles: readonly string[]): AffectedSpecs | undefined {
  const names = new Set<string>();
  for (const file of changedFiles) {
    const specs = specsFor(file);
    if (specs === undefined) return undefined;
    for (const name of specs) names.add(name);
  }
  const runsWorkbench = names.delete("workbench");
  return { browser: [...names].sort().map((name) => `tests/browser/${name}.spec.ts`), runsWorkbench };
}
