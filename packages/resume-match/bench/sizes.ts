import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { loadSkills } from "../src/skills/load-skills.ts";

const kilobyte = 1024;

/** The module that `read-file.ts` loads with the first PDF: all that is loaded with it alone is the PDF reader. */
const pdfReader = "/read/pdf-text.ts";

/**
 * What a browser loads, in KB after brotli: the engine with every reader but the PDF's; what a PDF loads besides
 * (`unpdf`, in a file of its own, is not counted); and the skills. Built and cut as for the site's workers, where the
 * engine runs: Vite's preloading of style sheets, 1 KB, belongs to pages.
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
  if (sizes.pdf === 0) throw new Error(`${pdfReader} is no longer loaded by itself`);
  return sizes;
}
