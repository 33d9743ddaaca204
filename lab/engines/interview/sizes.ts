import { bundleEngine, kilobytes } from "../bundle-engine.ts";

/** The size of the engine in KB after brotli. */
export async function engineKilobytes(): Promise<number> {
  const chunks = await bundleEngine("interview");
  return kilobytes(chunks.map(({ code }) => code).join("\n"));
}
