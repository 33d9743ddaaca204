import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { currentFit, showFit } from "./fit-store.ts";
import type { FitTools } from "./fit-tools.ts";

/** `words` are kept with the state, for postings that show it. */
export async function loadFit(words: CareersWords["portal"]["fit"]): Promise<FitTools> {
  const { createFitTools } = await import("./fit-tools.ts");
  const loaded = currentFit();
  if (loaded) return loaded.tools;
  const tools = createFitTools(words, (state) => showFit(tools, state));
  showFit(tools, { kind: "empty", isRemoved: false });
  return tools;
}
