import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { loadModel } from "../../../packages/pronunciation/src/pack/load-speech.ts";

const kilobyte = 1024;

/**
 * Download size for scoring one of the site's texts, in KB after brotli: the model, the words of the texts (`words`
 * is the file's content) and the engine, bundled as for the site's workers.
 */
export async function measureSizes(
  words: Uint8Array,
): Promise<{ model: number; words: number; engine: number }> {
  const bundle = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: true,
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, "../../../packages/pronunciation/src/index.ts") },
    },
  });
  const chunks = [bundle].flat().flatMap((result) => ("output" in result ? result.output : []));
  const code = chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
  const size = (bytes: Uint8Array | string) => brotliCompressSync(bytes).length / kilobyte;
  return { model: size(loadModel()), words: size(words), engine: size(code) };
}
