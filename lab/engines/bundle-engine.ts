import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

const kilobyte = 1024;

/** Size after brotli, in KB of 1,024 bytes. */
export const kilobytes = (bytes: Uint8Array | string): number => brotliCompressSync(bytes).length / kilobyte;

/** The chunks of an engine, bundled as for the site's workers: without Vite's preloading, which belongs to pages. */
export async function bundleEngine(
  engine: string,
  options: Rolldown.RolldownOptions = {},
): Promise<Rolldown.OutputChunk[]> {
  const bundle = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: true,
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `../../packages/${engine}/src/index.ts`),
        ...options,
      },
    },
  });
  const output = [bundle].flat().flatMap((result) => ("output" in result ? result.output : []));
  return output.filter((part) => part.type === "chunk");
}
