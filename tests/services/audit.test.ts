import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, afterEach, expect, test } from "vitest";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { endLaunched, launch } from "#tests/support/launch.ts";

const cache = mkdtempSync(`${tmpdir()}/audit-`);
const cleanups: (() => void)[] = [];
afterEach(() => {
  endLaunched();
  for (const cleanup of cleanups.splice(0)) cleanup();
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** Runs the audit against a registry on this machine. */
async function audit(registry: RequestListener, cwd = process.cwd()) {
  const server = createServer(registry);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const env = {
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: cache,
    npm_config_fetch_retries: "0",
  };
  const { ended, output } = launch("scripts/audit.ts", { cwd, env });
  return { status: await ended, output: output() };
}

test("a registry that knows of no vulnerability leaves nothing to decide", async () => {
  const answer = await audit((_, response) =>
    response.setHeader("Content-Type", "application/json").end("{}"),
  );
  expect(answer).toEqual({ status: 0, output: "Nothing to decide" });
});

test("a registry that answers no audit is not taken for a good answer", async () => {
  const { status, output } = await audit((_, response) => response.writeHead(405).end());
  expect(status).toBe(2);
  expect(output).toMatch(/^Vulnerabilities are unknown: the registry gave no advisories\. 405/);
  expect(output).toMatch(/^ {2}npm audit --omit=dev --registry=https:\/\/registry\.npmjs\.org$/m);
  expect(output).toMatch(/^ {2}osv-scanner scan source --lockfile=package-lock\.json$/m);
});

test("a registry that breaks off, or answers something else, leaves vulnerabilities unknown", async () => {
  for (const registry of [
    (request: IncomingMessage) => void request.destroy(),
    (_: IncomingMessage, response: ServerResponse) => void response.end("<html>a proxy's page</html>"),
  ]) {
    const { status, output } = await audit(registry);
    expect([status, output.split(":")[0]]).toEqual([2, "Vulnerabilities are unknown"]);
  }
});

test("a vulnerable package, and one of another licence, need a decision", async () => {
  const copy = copyProject(["package.json", "package-lock.json", "scripts"]);
  cleanups.push(copy.remove);
  copy.edit("package-lock.json", (text) =>
    text.replace(/("node_modules\/kysely": \{[^}]*"license": )"MIT"/, '$1"SSPL-1.0"'),
  );
  const advisory = {
    id: 1,
    url: "https://advisories.example/1",
    title: "x",
    severity: "high",
    vulnerable_versions: "<=1.6.0",
  };
  const { status, output } = await audit((request, response) => {
    // Packages of the tests depend on it, too, and npm requests each of them.
    const name = decodeURIComponent((request.url ?? "").slice(1));
    const versions = { "1.6.0": { name, version: "1.6.0" } };
    const body =
      request.method === "POST"
        ? { busboy: [advisory] }
        : { name, "dist-tags": { latest: "1.6.0" }, versions };
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(body));
  }, copy.root);
  expect(status).toBe(1);
  expect(output.split("\n")).toEqual([
    expect.stringMatching(/^licence {8}kysely \S+ {2}SSPL-1\.0$/),
    "vulnerability  busboy *  high",
    "2 packages need a decision",
  ]);
});
