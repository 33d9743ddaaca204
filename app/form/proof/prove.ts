import { hiddenFields } from "#app/form/read-fields.ts";
import { prove } from "#app/workers/prove.ts";

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
