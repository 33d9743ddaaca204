import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SiteBuild } from "#server/handlers/site-build.ts";
import { createSite } from "#server/site.ts";

/** Serves a build from this process. */
export async function serveBuild(
  folder: string,
  build: SiteBuild,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer(createSite(folder, build));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The server's part of the build in the working directory. */
export async function loadBuild(): Promise<SiteBuild> {
  return (await import(`${process.cwd()}/build/server/index.js`)) as SiteBuild;
}
