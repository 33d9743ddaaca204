import { cpSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { eventually } from "#tests/support/eventually.ts";
import { endLaunched, launch } from "#tests/support/launch.ts";

const copy = copyProject();
afterAll(() => {
  endLaunched();
  copy.remove();
});

test("the development server shows changed content, says what is wrong with it, and recovers", async () => {
  // Reuses the build's generated assets: making them takes longer than the rest of the test.
  cpSync(".generated", `${copy.root}/.generated`, { recursive: true });
  const port = 34_000 + (process.pid % 1000);
  const { says } = launch("scripts/dev.ts", { cwd: copy.root, env: { PORT: String(port) } });
  await says(/localhost:/);
  const heading = async () => {
    const html = await (await fetch(`http://localhost:${port}/company/team`)).text();
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
  };
  const shows = (words: string) => eventually(async () => expect(await heading()).toContain(words));
  const file = "content/pages/company/team.yaml";
  await heading();
  copy.edit(file, (text) => text.replace(/^( {6}title: ).*$/m, "$1Changed while it runs"));
  await shows("Changed while it runs");
  copy.edit(file, (text) => text.replace("kind: FEATURES", "kind: FEATURE"));
  await says(
    /content\/pages\/company\/team\.yaml:\d+ {2}sections\[\d\]\.kind\s+unknown section kind "FEATURE"/,
  );
  copy.edit(file, (text) =>
    text.replace("kind: FEATURE\n", "kind: FEATURES\n").replace("Changed while it runs", "Mended"),
  );
  await shows("Mended");
});
