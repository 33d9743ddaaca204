import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { hashSources, isBuildCurrent, newBuildFolder, replaceBuild, writeBuildStamp } from "./build-stamp.ts";

const project = copyProject(["content/site.yaml", "package.json"]);
const folder = `${project.root}/build`;
mkdirSync(folder);
afterAll(() => project.remove());

test("a build is current until a source changes, also if that happens during the build", () => {
  expect(isBuildCurrent(folder, project.root)).toBe(false);
  writeBuildStamp(hashSources(project.root), folder);
  expect(isBuildCurrent(folder, project.root)).toBe(true);

  const stamp = hashSources(project.root);
  project.edit("content/site.yaml", (text) => `# Saved during the build.\n${text}`);
  writeBuildStamp(stamp, folder);
  expect(isBuildCurrent(folder, project.root)).toBe(false);
});

test("a new build replaces the one before as a whole", () => {
  writeFileSync(`${folder}/old-file`, "");
  for (const text of ["first", "second"]) {
    mkdirSync(`${project.root}/${newBuildFolder}`, { recursive: true });
    writeFileSync(`${project.root}/${newBuildFolder}/page`, text);
    replaceBuild(project.root);
    expect(readFileSync(`${folder}/page`, "utf8")).toBe(text);
  }
  for (const rest of [
    `${folder}/old-file`,
    `${project.root}/${newBuildFolder}`,
    `${project.root}/.generated/build-before`,
  ])
    expect([rest, existsSync(rest)]).toEqual([rest, false]);
});
