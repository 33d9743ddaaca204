import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadBuild, type SiteBuild } from "#server/handlers/site-build.ts";
import { createSite } from "#server/site.ts";

/**
 * Serves a build from this process on a free port, without a backend.
 * @param build a modified server part of the build
 */
export async function serveBuild({
  folder = "build",
  build,
}: {
  folder?: string;
  build?: SiteBuild;
} = {}): Promise<{ origin: string; close: () => void }> {
  const server = createServer(createSite(folder, build ?? (await loadBuild(folder))));
  // A test that keeps this process busy must not end connections that fetch reuses.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
