import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { roundUrl } from "#domain/urls/round-urls.ts";
import { type RoundFiles, readRoundFiles } from "#scripts/build/round-files.ts";
import { writeServiceWorker } from "#scripts/build/write-service-worker.ts";
import { loadBuild } from "#server/handlers/site-build.ts";
import { createSite } from "#server/site.ts";

/** Serves one listener after the other at the same address; while it is closed, nothing answers there. */
export async function openHost(first: RequestListener) {
  let listener = first;
  let server: Server;
  const listen = async (port = 0) => {
    server = createServer((request, response) => listener(request, response));
    await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
    return (server.address() as AddressInfo).port;
  };
  const port = await listen();
  return {
    origin: `http://localhost:${port}`,
    serve(next: RequestListener) {
      listener = next;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    async open() {
      await listen(port);
    },
  };
}
export type Host = Awaited<ReturnType<typeof openHost>>;

/** The site as built. */
export const builtSite = async () => createSite("build", await loadBuild("build"));

export const rounds = readRoundFiles();
const program = rounds.first.find((url) => /\/round-app-[\w-]+\.js$/.test(url)) ?? "";

const isText = (url: string) => url === roundUrl || /\.(js|css|svg|webmanifest)$/.test(url);
const fileOf = (url: string) => url + (url === roundUrl ? "/index.html" : "");
const inlineScript = /<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g;
const digest = (text: string) => createHash("sha256").update(text).digest("base64");

/** What a later build of the rounds may be: another title, and other names of all scripts. */
export async function nextBuild(title: string, nextTitle: string) {
  const folder = mkdtempSync(`${tmpdir()}/next-build-`);
  const names = rounds.kept.flatMap((url) => /^\/assets\/(.+)\.js$/.exec(url)?.[1] ?? []);
  const anyName = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const change = (text: string) => text.replace(anyName, "$&-next").replaceAll(title, nextTitle);

  for (const url of rounds.kept) {
    const bytes = readFileSync(`build/client${fileOf(url)}`);
    const file = `${folder}/client${fileOf(change(url))}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, isText(url) ? change(bytes.toString()) : bytes);
  }
  const before = readFileSync(`build/client${fileOf(roundUrl)}`, "utf8");
  const headers = JSON.parse(readFileSync("build/page-headers.json", "utf8"));
  const own = headers[roundUrl];
  for (const [, script = ""] of before.matchAll(inlineScript)) {
    const policy: string = own["content-security-policy"];
    own["content-security-policy"] = policy.replace(digest(script), digest(change(script)));
  }
  writeFileSync(`${folder}/page-headers.json`, JSON.stringify({ [roundUrl]: own }));
  const listed: RoundFiles = {
    build: change(rounds.build),
    first: rounds.first.map(change),
    kept: rounds.kept.map(change),
  };
  await writeServiceWorker(`${folder}/client`, listed);
  return {
    site: createSite(folder, await loadBuild("build")),
    /** The script that loads the pages, in the build before and in this one. */
    program: { before: program, after: change(program) },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
