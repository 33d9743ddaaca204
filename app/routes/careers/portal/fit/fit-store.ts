import { useSyncExternalStore } from "react";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import type { FitState } from "./fit-state.ts";
import type { FitTools } from "./fit-tools.ts";

// The state of the résumé lives as long as the page in the browser: it remains when the visitor comes back from an
// opening. The code is loaded on demand.

/** The loaded code with its state. */
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

/** `undefined` until the visitor wants it. */
export function useFit(): Fit | undefined {
  return useSyncExternalStore(
    subscribe,
    () => fit,
    () => undefined,
  );
}

/** `words` stay with the state, for an opening that shows it. */
export async function loadFit(words: CareersWords["portal"]["fit"]): Promise<FitTools> {
  const { createFitTools } = await import("./fit-tools.ts");
  if (fit) return fit.tools;
  const tools = createFitTools(words, (state) => show(tools, state));
  show(tools, { kind: "empty", isRemoved: false });
  return tools;
}
