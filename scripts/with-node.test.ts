import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";

const root = mkdtempSync(`${tmpdir()}/with-node-`);
afterAll(() => rmSync(root, { recursive: true }));

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const platform = `${process.platform}-${process.arch}`;
const binary = "#!/bin/sh\necho ran with $1\n";

for (const folder of ["scripts", "node_modules/.bin"]) mkdirSync(`${root}/${folder}`, { recursive: true });
copyFileSync("scripts/with-node.mjs", `${root}/scripts/with-node.mjs`);
writeFileSync(`${root}/package.json`, JSON.stringify({ dependencies: { node: "24.0.0" } }));
writeFileSync(`${root}/package-lock.json`, "{}");
writeFileSync(`${root}/node_modules/.installed`, sha256("{}"));
writeFileSync(`${root}/node_modules/.bin/node`, binary, { mode: 0o700 });

function run(hashes: object) {
  writeFileSync(`${root}/scripts/node-hashes.json`, JSON.stringify(hashes));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/with-node.mjs", "a.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("a script runs with the Node that the repository knows", () => {
  expect(run({ "24.0.0": { [platform]: sha256(binary) } })).toEqual({
    status: 0,
    stdout: "ran with a.ts\n",
    stderr: "",
  });
});

test("another Node does not run, nor one of a version without hashes", () => {
  const other = run({ "24.0.0": { [platform]: sha256("another") } });
  expect(other).toMatchObject({ status: 1, stdout: "" });
  expect(other.stderr).toMatch(
    new RegExp(`is not Node 24.0.0 for ${platform}: its SHA-256 is ${sha256(binary)}`),
  );
  for (const hashes of [{}, { "23.0.0": { [platform]: sha256(binary) } }]) {
    const unknown = run(hashes);
    expect(unknown).toMatchObject({ status: 1, stdout: "" });
    expect(unknown.stderr).toMatch(/^scripts\/node-hashes\.json has no SHA-256 of Node 24\.0\.0 for /);
  }
});

test("a platform without a hash is named, and its Node runs", () => {
  const { status, stdout, stderr } = run({ "24.0.0": { "aix-ppc": sha256(binary) } });
  expect([status, stdout]).toEqual([0, "ran with a.ts\n"]);
  expect(stderr).toContain(`has no SHA-256 of Node 24.0.0 for ${platform}`);
});
