import { hiddenFields } from "#app/form/read-fields.ts";

/** Asks for a challenge and has a worker solve it. */
async function prove(): Promise<string> {
  const response = await fetch("/challenge", { cache: "no-store" });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  const challenge: unknown = await response.json();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./prove-worker.ts", import.meta.url), { type: "module" });
    const end = (proof?: unknown) => {
      worker.terminate();
      if (typeof proof === "string") resolve(proof);
      else reject(new Error("There is no solution"));
    };
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => end(data));
    worker.addEventListener("error", () => end());
    worker.postMessage(challenge);
  });
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Sends a form with the solution of a challenge; until then it cannot be sent.
 * @throws {Error} when there is no challenge or no solution
 */
export async function proveAndSend(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem(hiddenFields.proof);
  if (!(field instanceof HTMLInputElement)) throw new Error("The form has no room for a proof");
  form.addEventListener("submit", hold);
  try {
    field.value = await prove();
  } finally {
    form.removeEventListener("submit", hold);
  }
  form.requestSubmit();
  // It is good for once.
  field.value = "";
}
