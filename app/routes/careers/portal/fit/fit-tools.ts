import { FitPanel } from "./fit-panel.tsx";
import { createFitSession } from "./fit-session.ts";
import type { FitState } from "./fit-state.ts";
import { FittedList } from "./fitted-list.tsx";

/** All that the portal loads once a visitor wants to match a résumé; it reports to `onState`. */
export function createFitTools(onState: (state: FitState) => void) {
  return { FitPanel, FittedList, ...createFitSession(onState) };
}
export type FitTools = ReturnType<typeof createFitTools>;
