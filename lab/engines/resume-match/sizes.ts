import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { loadSkills } from "../../../packages/resume-match/src/skills/load-skills.ts";

const kilobyte = 1024;

/** The modules that `read-file.ts` loads with the first file of their format. */
const readers = { pdf: "/read/pdf-text.ts", word: "/read/word-text.ts", json: "/read/json-text.ts" };
type Reader = keyof typeof readers;

/**
 * Download sizes in KB after brotli: the engine with its plain-text reader, the extra code for PDF (without
 * `unpdf`, a separate file) and for DOCX, ODT and RTF, and the skills. Bundled as for the site's workers,
 * where the engine runs: Vite's style preloading, 1 KB, belongs to pages.
 */
export async function measureSizes(): Promise<Record<Reader | "engine" | "skills", number>> {
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
        input: join(import.meta.dirname, "../../../packages/resume-match/src/index.ts"),
        external: ["unpdf"],
        preserveEntrySignatures: "allow-extension",
        output: { codeSplitting: true },
      },
    },
  });
  const sizes = {
    engine: 0,
    pdf: 0,
    word: 0,
    json: 0,
    skills: brotliCompressSync(loadSkills()).length / kilobyte,
  };
  for (const output of [bundle].flat().flatMap((result) => ("output" in result ? result.output : []))) {
    if (output.type !== "chunk") continue;
    const reader = (Object.keys(readers) as Reader[]).find((name) =>
      output.facadeModuleId?.endsWith(readers[name]),
    );
    const part = reader ?? "engine";
    sizes[part] += brotliCompressSync(output.code).length / kilobyte;
  }
  for (const name of Object.keys(readers) as Reader[])
    if (sizes[name] === 0) throw new Error(`${readers[name]} is no longer a separate chunk`);
  return sizes;
}
