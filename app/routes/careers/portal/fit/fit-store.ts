import { useSyncExternalStore } from "react";
import type { FitState } from "./fit-state.ts";
import type { FitTools } from "./fit-tools.ts";

// What is known of the résumé lives as long as the page in the browser, so that it is still there when the visitor comes
// back from an opening. All that works with it is loaded when the visitor asks for it.

/** The code, once it is loaded, and what it found. */
export type Fit = { tools: FitTools; state: FitState };

let fit: Fit | undefined;
const listeners = new Set<() => void>();

function show(tools: FitTools, state: FitState): void {
  fit = { tools, state };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Nothing until it was asked for. */
export function useFit(): Fit | undefined {
  return useSyncExternalStore(
    subscribe,
    () => fit,
    () => undefined,
  );
}

export async function loadFit(): Promise<FitTools> {
  const { createFitTools } = await import("./fit-tools.ts");
  if (fit) return fit.tools;
  const tools = createFitTools((state) => show(tools, state));
  show(tools, { kind: "empty", isRemoved: false });
  return tools;
}
