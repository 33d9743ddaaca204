import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { loadSkills } from "../src/skills/load-skills.ts";

const kilobyte = 1024;

/**
 * What a browser loads, in KB after brotli: all of the engine's own code, and the skills. The PDF reader is `unpdf`.
 * Built as for a worker, where the engine runs: Vite's preloading of style sheets, 1 KB, belongs to pages.
 */
export async function measureSizes(): Promise<{ engine: number; skills: number }> {
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
        input: join(import.meta.dirname, "../src/index.ts"),
        external: ["unpdf"],
        preserveEntrySignatures: "strict",
      },
    },
  });
  const outputs = [bundle].flat().flatMap((one) => ("output" in one ? one.output : []));
  const engine = outputs.reduce(
    (sum, file) => sum + (file.type === "chunk" ? brotliCompressSync(file.code).length : 0),
    0,
  );
  return { engine: engine / kilobyte, skills: brotliCompressSync(loadSkills()).length / kilobyte };
}
