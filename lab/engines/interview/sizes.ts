import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

/** The size of the engine in KB of 1,024 bytes after brotli, bundled as for the site. */
export async function engineKilobytes(): Promise<number> {
  const bundle = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: true,
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, "../../../packages/interview/src/index.ts") },
    },
  });
  const chunks = [bundle].flat().flatMap((result) => ("output" in result ? result.output : []));
  const code = chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
  return brotliCompressSync(code).length / 1024;
}
