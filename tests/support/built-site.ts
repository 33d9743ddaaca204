import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { SiteBuild } from "#server/handlers/site-build.ts";
import { createSite } from "#server/site.ts";

/** Serves the build until the tests of a file have ended. @returns asks it for an address */
export async function builtSite(): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const build: SiteBuild = await import(join(process.cwd(), "build/server/index.js"));
  const server = createServer(createSite("build", build));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return (path, init) => fetch(origin + path, init);
}
