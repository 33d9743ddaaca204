import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { afterAll, afterEach, expect, test } from "vitest";
import { allUrls } from "#domain/urls/urls.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { eventually } from "#tests/support/eventually.ts";
import { endLaunched, launch } from "#tests/support/launch.ts";

const copy = copyProject();
afterEach(() => {
  endLaunched();
  copy.restore();
});
afterAll(() => copy.remove());

for (const script of ["scripts/build.ts", "scripts/dev.ts", "scripts/check-content.ts", "scripts/start.ts"]) {
  test(`${script} stops on broken content with one message`, async () => {
    copy.edit("content/pages/index.yaml", (text) => text.replace("kind: FAQ", "kind: QUESTIONS"));
    const { ended, output } = launch(script, { cwd: copy.root });
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /^Content: 1 problem\n {2}content\/pages\/index\.yaml:\d+ {2}sections\[7\]\.kind\n {4}unknown section kind "QUESTIONS": write one of .*$/,
    );
  });
}

test("a build that fails leaves the one before as it was", async () => {
  mkdirSync(`${copy.root}/build`);
  writeFileSync(`${copy.root}/build/page`, "of the build before");
  // The first step of a build.
  copy.edit("scripts/build/generate-assets.ts", (text) =>
    text.replace("  writeIconSprite(content);\n", '  throw new Error("no icons");\n'),
  );
  const { ended, output } = launch("scripts/build.ts", { cwd: copy.root });
  expect(await ended).toBe(1);
  expect(output()).toContain("no icons");
  expect(readdirSync(`${copy.root}/build`)).toEqual(["page"]);
  expect(readFileSync(`${copy.root}/build/page`, "utf8")).toBe("of the build before");
  rmSync(`${copy.root}/build`, { recursive: true });
});

test("a start that a build overtakes ends with one clear line: it would mix the files of both", async () => {
  cpSync("build", `${copy.root}/build`, { recursive: true });
  // The start waits for the job board, when the server's part of the build is loaded and its files are not.
  const board = createHttpServer((_, response) => {
    writeFileSync(`${copy.root}/build/stamp`, "of another build");
    response.setHeader("Content-Type", "application/json").end("[]");
  });
  await new Promise<void>((resolve) => board.listen(0, "127.0.0.1", resolve));
  const { port } = board.address() as AddressInfo;
  const { ended, output } = launch("server/main.ts", {
    cwd: copy.root,
    env: { PORT: "0", DATA_DIR: `${copy.root}/var`, JOBS_FEED: `http://127.0.0.1:${port}/acme#lever` },
  });
  expect(await ended).toBe(1);
  expect(output().split("\n").at(-1)).toBe("A build has replaced the files during the start: start again");
  board.close();
  rmSync(`${copy.root}/build`, { recursive: true });
});

test("a port in use is one clear line and exit code 1", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as { port: number };
  const { ended, output } = launch("server/main.ts", {
    env: { PORT: String(port), DATA_DIR: "var/test-commands" },
  });
  expect(await ended).toBe(1);
  expect(output()).toBe(`Port ${port} is in use: stop what uses it, or set PORT to another one`);
  other.close();
});

test("an unwritable data directory is one clear line and exit code 1", async () => {
  // A file instead of the folder: not even root can write below it.
  copy.write("data", "");
  const { ended, output } = launch("server/main.ts", {
    env: { PORT: "0", DATA_DIR: `${copy.root}/data/site` },
  });
  expect(await ended).toBe(1);
  expect(output()).toBe(
    `The data directory ${copy.root}/data/site cannot be written to (ENOTDIR): make it writable, or set DATA_DIR to another one`,
  );
});

test("a wrong setting is one clear line and exit code 1", async () => {
  const { ended, output } = launch("server/main.ts", { env: { PORT: "web" } });
  expect(await ended).toBe(1);
  expect(output()).toBe("Settings: PORT=web: must be a number");
});

test("SIGTERM ends the server with exit code 0", async () => {
  const { child, ended, says } = launch("server/main.ts", {
    env: { PORT: "0", DATA_DIR: "var/test-commands" },
  });
  await says(/Ready on http:\/\/localhost:\d+/);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("only the site's user reads its data and its backups", async () => {
  const root = mkdtempSync(`${tmpdir()}/private-`);
  const env = { PORT: "0", DATA_DIR: `${root}/data`, DATABASE_URL: undefined };
  const previous = process.umask(0o022);
  try {
    const { child, ended, says } = launch("server/main.ts", { env });
    await says(/Ready on/);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    const backup = launch("scripts/store.ts", { env, args: ["backup", `${root}/backup`] });
    expect([await backup.ended, backup.output()]).toEqual([0, expect.any(String)]);
    const paths = readdirSync(root, { recursive: true, encoding: "utf8" });
    expect(paths).toEqual(expect.arrayContaining(["data/site.db", "data/files", "backup/site.db"]));
    for (const path of paths) expect([path, statSync(`${root}/${path}`).mode & 0o077]).toEqual([path, 0]);
  } finally {
    process.umask(previous);
    rmSync(root, { recursive: true, force: true });
  }
});

test("SIGTERM to npm start ends the server, too", async () => {
  const env = { ...process.env, NODE_ENV: undefined, PORT: "0", DATA_DIR: "var/test-npm" };
  // A separate process group, so that nothing is left behind whatever happens.
  const npm = spawn("npm", ["start"], { env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(npm, "exit");
  try {
    const lines = createInterface(npm.stdout);
    const port = await new Promise<number>((resolve) =>
      lines.on("line", (line) => {
        const [, number] = /^Ready on http:\/\/localhost:(\d+)$/.exec(line) ?? [];
        if (number !== undefined) resolve(Number(number));
      }),
    );
    const healthy = await fetch(`http://localhost:${port}/healthz`);
    expect([healthy.status, await healthy.text()]).toEqual([200, expect.any(String)]);
    npm.kill("SIGTERM");
    await ended;
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow("fetch failed");
  } finally {
    try {
      process.kill(-(npm.pid ?? 0), "SIGKILL");
    } catch {
      // All have exited.
    }
  }
});

test("after SIGTERM the site is not ready and still answers, until the delay for load balancers is over", async () => {
  const env = { PORT: "0", DATA_DIR: "var/test-commands", STOP_DELAY_SECONDS: "60" };
  const { child, ended, says, output } = launch("server/main.ts", { env });
  await says(/Ready on http:\/\/localhost:\d+/);
  const origin = /http:\/\/localhost:\d+/.exec(output())?.[0] ?? "";
  const first = await fetch(`${origin}/readyz`);
  expect([first.status, first.headers.get("keep-alive")]).toEqual([200, "timeout=65"]);
  await first.arrayBuffer();
  child.kill("SIGTERM");
  await eventually(async () => {
    const answer = await fetch(`${origin}/readyz`);
    expect([answer.status, answer.headers.get("connection")]).toEqual([503, "close"]);
    expect(await answer.json()).toEqual({ ready: false, reason: "stopping" });
  });
  const page = await fetch(origin);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
  // A second signal ends the delay.
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("the launch check lists every sample with its file and line, and passes when none is left", async () => {
  const { ended, output } = launch("scripts/launch-check.ts", { env: { SITE_URL: undefined } });
  expect(await ended).toBe(1);
  expect(output()).toMatch(
    /^content\/testimonials\.yaml:2 {2}sample content, on \/, .*\/platform\/resumate, \/platform\/skilllens/m,
  );
  expect(output()).toMatch(/^environment {2}SITE_URL is missing/m);
  expect(output()).toMatch(/^content\/mr {2}\d+ of \d+ texts have not been read by a native speaker$/m);
  expect(output()).toMatch(/^content\/pages\/pricing\.yaml:\d+ {2}sample content, on \/pricing$/m);
  expect(output()).toMatch(
    /^content\/hi\/jobs\/consents\.yaml:\d+ {2}sample content, on openings of \/hi\/career$/m,
  );
  // An unknown address means that a file is missing in the list of the check.
  const addresses = new Set([...allUrls(readContent(process.cwd())), "/.well-known/security.txt"]);
  const named = [...output().matchAll(/ sample content, on (.*)$/gm)].flatMap(([, pages = ""]) =>
    pages.split(", "),
  );
  const unknown = named.filter((page) => /^\/(?!career\/)/.test(page) && !addresses.has(page));
  expect(unknown).toEqual([]);

  for (const file of globSync("content/**/*.{yaml,md}")) {
    const text = readFileSync(file, "utf8");
    copy.write(file, text.replace(/(sample|placeholder): true/g, "$1: false").replace(/\.example/g, ".com"));
  }
  // Each language is read: its texts come back without the mark.
  const translations = (...args: string[]) =>
    launch("scripts/translations.ts", { cwd: copy.root, args }).ended;
  expect(await translations("export")).toBe(0);
  for (const file of globSync(`${copy.root}/translations/*.po`)) {
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("#, fuzzy\n", ""));
    expect(await translations("import", file)).toBe(0);
  }
  const env = {
    SITE_URL: "https://www.example.com",
    SMTP_URL: "smtp://mail.example.com",
    MAIL_FROM: "site@example.com",
    CONTACT_TO: "team@example.com",
    TRUSTED_PROXIES: "1",
    METRICS_KEY: "0123456789abcdef",
    DATABASE_URL: undefined,
  };
  const missing: [NodeJS.ProcessEnv, string][] = [
    [{ TRUSTED_PROXIES: "0" }, "TRUSTED_PROXIES is missing"],
    [{ SITE_URL: "http://www.example.com" }, "SITE_URL is no https address"],
    [{ DATABASE_URL: "postgres://site@localhost/site" }, "S3_BUCKET is missing"],
    [{ METRICS_KEY: undefined }, "METRICS_KEY is missing"],
  ];
  for (const [change, finding] of missing) {
    const { ended, output } = launch("scripts/launch-check.ts", {
      cwd: copy.root,
      env: { ...env, ...change },
    });
    expect(await ended, finding).toBe(1);
    expect(output()).toMatch(new RegExp(`^environment {2}${finding}: .*\n1 things are left`));
  }
  const ready = launch("scripts/launch-check.ts", { cwd: copy.root, env });
  expect(await ready.ended).toBe(0);
  expect(ready.output()).toBe("Ready to launch");
});
