import type { Challenge } from "altcha-lib/types";
import { hiddenFields } from "#app/form/read-fields.ts";
import { askWorker } from "#app/workers/worker-client.ts";

/** The longest wait for a solution. */
const timeoutMs = 90_000;

/**
 * Fetches a challenge and has a worker solve it. Empty if the site requires no proof.
 * @throws {Error} if there is no answer or no solution
 */
export async function prove(): Promise<string> {
  const response = await fetch("/challenge", { cache: "no-store" });
  if (response.status === 204) return "";
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  const challenge: Challenge = await response.json();
  const create = () => new Worker(new URL("./prove-worker.ts", import.meta.url), { type: "module" });
  return askWorker<Challenge, string>(create, challenge, timeoutMs);
}

function blockSubmit(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Submits a form with the solution of a challenge. Until then, submitting is blocked.
 * @throws {Error} if there is no challenge or no solution
 */
export async function proveAndSend(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem(hiddenFields.proof);
  if (!(field instanceof HTMLInputElement)) throw new Error("The form has no field for a proof");
  form.addEventListener("submit", blockSubmit);
  try {
    field.value = await prove();
  } finally {
    form.removeEventListener("submit", blockSubmit);
  }
  form.requestSubmit();
  // Each solution is valid only once.
  field.value = "";
}
