import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadBuild, type SiteBuild } from "#server/handlers/site-build.ts";
import { createSite } from "#server/site.ts";

/**
 * Serves a build from this process, without a backend.
 * @param build a modified server part of the build
 * @param port any free port by default
 */
export async function serveBuild({
  folder = "build",
  build,
  port = 0,
}: {
  folder?: string;
  build?: SiteBuild;
  port?: number;
} = {}): Promise<{ origin: string; close: () => void }> {
  const server = createServer(createSite(folder, build ?? (await loadBuild(folder))));
  // A test that keeps this process busy must not end connections that fetch reuses.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
