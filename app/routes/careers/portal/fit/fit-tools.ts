import { FitPanel } from "./fit-panel.tsx";
import { createFitSession } from "./fit-session.ts";
import type { FitState } from "./fit-state.ts";
import { FittedList } from "./fitted-list.tsx";

/** The code that the portal loads to match a résumé. It reports its state to `onState`. */
export function createFitTools(onState: (state: FitState) => void) {
  return { FitPanel, FittedList, ...createFitSession(onState) };
}
export type FitTools = ReturnType<typeof createFitTools>;
