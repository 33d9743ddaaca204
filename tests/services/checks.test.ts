import { isUtf8 } from "node:buffer";
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { resolveConfig } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { endLaunched, launch } from "#tests/support/launch.ts";

/** Each in separate files, so that a single run of the check finds all of them. */
const violations: [string, Record<string, string>, string][] = [
  [
    "an import from a higher part",
    {
      "server/config/planted.ts": '\nimport { href } from "#app/ui/planted-link.tsx";',
      "app/ui/planted-link.tsx": "",
    },
    "server/config/planted.ts:2 imports app/ui/planted-link.tsx: server must not import from app, which is above it",
  ],
  [
    "a type from a higher part",
    { "domain/planted.ts": 'import type { Env } from "#server/config/env.ts";' },
    "domain/planted.ts:1 imports server/config/env.ts: domain must not import from server, which is above it",
  ],
  [
    "an import from a room of the same floor",
    {
      "server/mail/planted.ts": 'export * from "#server/webhook/planted.ts";',
      "server/webhook/planted.ts": "",
    },
    "server/mail/planted.ts:1 imports server/webhook/planted.ts: server/mail and server/webhook must not import from each other",
  ],
  [
    "an import from a higher room",
    {
      "app/ui/planted-import.ts": 'export const load = () => import("#app/routes/planted.ts");',
      "app/routes/planted.ts": "",
    },
    "app/ui/planted-import.ts:1 imports app/routes/planted.ts: app/ui must not import from app/routes, which is above it",
  ],
  [
    "a worker in a higher room",
    {
      "app/ui/planted-worker.ts": 'new Worker(new URL("../tools/planted.ts", import.meta.url));',
      "app/tools/planted.ts": "",
    },
    "app/ui/planted-worker.ts:1 imports app/tools/planted.ts: app/ui must not import from app/tools, which is above it",
  ],
  [
    "a room that has no floor",
    { "app/attic/planted.ts": 'import "#app/ui/planted.ts";', "app/ui/planted.ts": "" },
    "app/attic/planted.ts:1 imports app/ui/planted.ts: app/attic is missing in scripts/check-imports.ts: add it to its floor",
  ],
  [
    "a cycle within a room",
    {
      "domain/planted-a.ts": 'import "./planted-b.ts";',
      "domain/planted-b.ts": 'import type { C } from "./planted-c.ts";',
      "domain/planted-c.ts": 'export { a } from "./planted-a.ts";',
    },
    "Cycle: domain/planted-a.ts -> domain/planted-b.ts -> domain/planted-c.ts -> domain/planted-a.ts",
  ],
];

describe("npm run check:imports", () => {
  let project: ReturnType<typeof copyProject>;
  beforeAll(() => {
    project = copyProject(["app", "domain", "packages", "scripts", "server", "package.json"]);
  });
  afterAll(() => {
    endLaunched();
    project.remove();
  });

  async function check(): Promise<{ code: number | null; lines: string[] }> {
    const { ended, output } = launch("scripts/check-imports.ts", { cwd: project.root });
    return { code: await ended, lines: output().split("\n") };
  }

  test("is part of npm run check", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { check: string } };
    expect(scripts.check).toContain(" && npm run --silent check:imports && ");
  });

  test("passes for the code as it is", async () => {
    expect(await check()).toEqual({ code: 0, lines: [""] });
  });

  test("fails for each import that points the wrong way, with its reason", async () => {
    for (const [, files] of violations) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(project.root, file)), { recursive: true });
        project.write(file, text);
      }
    }
    const { code, lines } = await check();
    expect(code).toBe(1);
    for (const [name, , message] of violations) expect(lines, name).toContain(message);
    expect(lines.slice(violations.length)).toEqual([
      `Imports: ${violations.length} problems; see "Where things go" in CONTRIBUTING.md`,
    ]);
  });
});

test("docs/commands.md lists every command of package.json, and no other", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const text = readFileSync("docs/commands.md", "utf8");
  const listed = [...text.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name = ""]) => name);
  expect([...new Set(listed), "prepare"].sort()).toEqual(Object.keys(scripts).sort());
});

test("docs/README.md links to every document and decision", () => {
  const text = readFileSync("docs/README.md", "utf8");
  const documents = globSync("**/*.{md,yaml}", { cwd: "docs" }).filter((file) => file !== "README.md");
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.filter((file) => !text.includes(`](${file})`))).toEqual([]);
});

const config = await resolveConfig({ logLevel: "silent" }, "build", "production");

test("the build prints no timings of its plugins", () => {
  const { client, ssr } = config.environments;
  const options = [client?.build.rolldownOptions, ssr?.build.rolldownOptions, config.worker.rolldownOptions];
  for (const option of options) expect(option?.checks?.bundlerTimings).toBe(false);
});

test("the build looks for server modules in pages and in workers", async () => {
  const { plugins, worker } = config;
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);
  expect(names(plugins)).toContain("client-boundary");
  expect(names((await worker.plugins([])).plugins)).toContain("client-boundary");
});

test("text files keep to .editorconfig", () => {
  // Figures are copied as they arrive (results/README.md); résumés are as people write them.
  const foreign = ["results/held-out.json", "packages/resume-match/regression/files/", "lab/"];
  const all = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const tracked = all.filter((file) => !foreign.some((path) => file.startsWith(path)));
  const problems = tracked.flatMap((file) => {
    const text = existsSync(file) ? readFileSync(file, "latin1") : "";
    if (text.includes("\0") || text.startsWith("%PDF")) return [];
    return [
      [text === "" || text.endsWith("\n"), "has no line end at its end"],
      [!text.includes("\r"), "has line ends of Windows"],
      [!/[ \t]$/m.test(text), "has spaces at the end of a line"],
      [!/^ *\t/m.test(text), "is indented with tabs"],
      [isUtf8(Buffer.from(text, "latin1")), "is not UTF-8"],
    ].flatMap(([isRight, problem]) => (isRight ? [] : [`${file} ${problem}`]));
  });
  expect(problems).toEqual([]);
});
