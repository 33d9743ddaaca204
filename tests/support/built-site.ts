import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { SiteBuild } from "#server/handlers/site-build.ts";
import { createSite } from "#server/site.ts";

export const readBuild = async (): Promise<SiteBuild> => import(join(process.cwd(), "build/server/index.js"));

/** Serves a build in this process, without a store. */
export async function serveBuild(build?: SiteBuild): Promise<{ origin: string; close: () => void }> {
  const server = createServer(createSite("build", build ?? (await readBuild())));
  // A test that keeps this process busy must not end the connections that fetch uses again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
