import { useSyncExternalStore } from "react";
import type { FitState } from "./fit-state.ts";
import type { FitTools } from "./fit-tools.ts";

// The state of the résumé lives as long as the page in the browser: it remains when the visitor comes back from an
// opening. The code is loaded on demand (load-fit.ts).

/** The loaded code with its state. */
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

/** `undefined` until the visitor wants it. */
export function useFit(): Fit | undefined {
  return useSyncExternalStore(subscribe, currentFit, () => undefined);
}
