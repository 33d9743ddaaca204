import { loadModel } from "../../../packages/pronunciation/src/pack/load-speech.ts";
import { bundleEngine, kilobytes } from "../bundle-engine.ts";

/**
 * Download size for scoring one of the site's texts, in KB after brotli: the model, the words of the texts (`words`
 * is the file's content) and the engine.
 */
export async function measureSizes(
  words: Uint8Array,
): Promise<{ model: number; words: number; engine: number }> {
  const chunks = await bundleEngine("pronunciation");
  const engine = kilobytes(chunks.map(({ code }) => code).join("\n"));
  return { model: kilobytes(loadModel()), words: kilobytes(words), engine };
}
