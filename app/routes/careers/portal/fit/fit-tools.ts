import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { FitPanel } from "./fit-panel.tsx";
import { createFitSession } from "./fit-session.ts";
import type { FitState } from "./fit-state.ts";
import { FittedList } from "./fitted-list.tsx";
import { OwnWords } from "./own-words.tsx";

/** The code that the portal loads to match a résumé. Reports its state to `onState`. */
export function createFitTools(words: CareersWords["portal"]["fit"], onState: (state: FitState) => void) {
  return { FitPanel, FittedList, OwnWords, words, ...createFitSession(onState) };
}
export type FitTools = ReturnType<typeof createFitTools>;
