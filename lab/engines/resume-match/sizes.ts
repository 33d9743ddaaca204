import { loadSkills } from "../../../packages/resume-match/src/skills/load-skills.ts";
import { bundleEngine, kilobytes } from "../bundle-engine.ts";

/** The modules that are loaded with the first file or text that needs them. */
const readers = {
  pdf: "/read/pdf-text.ts",
  word: "/read/word-text.ts",
  json: "/read/json-text.ts",
  markup: "/read/markup-text.ts",
  languages: "/languages/languages.ts",
};
type Reader = keyof typeof readers;

/**
 * Download sizes in KB after brotli: the engine with its plain-text reader, the extra code for each format (PDF without
 * `unpdf`, a separate file) and for languages beside English, and the skills.
 */
export async function measureSizes(): Promise<Record<Reader | "engine" | "skills", number>> {
  const chunks = await bundleEngine("resume-match", {
    external: ["unpdf"],
    preserveEntrySignatures: "allow-extension",
    output: { codeSplitting: true },
  });
  const sizes = {
    engine: 0,
    pdf: 0,
    word: 0,
    json: 0,
    markup: 0,
    languages: 0,
    skills: kilobytes(loadSkills()),
  };
  for (const { code, facadeModuleId } of chunks) {
    // Each is loaded for a PDF that asks for it, at most 50 KB.
    if (facadeModuleId?.includes("/data/character-maps/")) continue;
    const reader = (Object.keys(readers) as Reader[]).find((name) => facadeModuleId?.endsWith(readers[name]));
    sizes[reader ?? "engine"] += kilobytes(code);
  }
  for (const name of Object.keys(readers) as Reader[])
    if (sizes[name] === 0) throw new Error(`${readers[name]} is no longer a separate chunk`);
  return sizes;
}
