import { useSyncExternalStore } from "react";
import type { FitState } from "./fit-state.ts";
import type { FitTools } from "./fit-tools.ts";

// Module state: the résumé's result survives client navigations, such as to an opening and back. The code
// that fills it is loaded on demand (load-fit.ts).

/** The loaded code and its state. */
export type Fit = { tools: FitTools; state: FitState };

let fit: Fit | undefined;
const listeners = new Set<() => void>();

export function showFit(tools: FitTools, state: FitState): void {
  fit = { tools, state };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentFit = () => fit;

/** `undefined` until the visitor first uses it. */
export function useFit(): Fit | undefined {
  return useSyncExternalStore(subscribe, currentFit, () => undefined);
}
