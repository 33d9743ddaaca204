import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { loadSkills } from "../src/skills/load-skills.ts";

const kilobyte = 1024;

/** The module that `read-file.ts` loads with the first PDF. Everything loaded only through it is the PDF reader. */
const pdfReader = "/read/pdf-text.ts";

/**
 * Download sizes in KB after brotli: the engine with every reader but the PDF's, the extra code for a PDF (without
 * `unpdf`, a separate file), and the skills. Bundled as for the site's workers, where the engine runs: Vite's style
 * preloading, 1 KB, belongs to pages.
 */
export async function measureSizes(): Promise<{ engine: number; pdf: number; skills: number }> {
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
        preserveEntrySignatures: "allow-extension",
        output: { codeSplitting: true },
      },
    },
  });
  const sizes = { engine: 0, pdf: 0, skills: brotliCompressSync(loadSkills()).length / kilobyte };
  for (const output of [bundle].flat().flatMap((result) => ("output" in result ? result.output : []))) {
    if (output.type !== "chunk") continue;
    const part = output.facadeModuleId?.endsWith(pdfReader) ? "pdf" : "engine";
    sizes[part] += brotliCompressSync(output.code).length / kilobyte;
  }
  if (sizes.pdf === 0) throw new Error(`${pdfReader} is no longer a separate chunk`);
  return sizes;
}
