/* A draft of the form on the device, without files, consents and hidden fields. It is deleted once the form is sent. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const draftKey = (url: string) => `application:${url}`;

const formControls = (form: HTMLFormElement) => form.querySelectorAll<Control>("[data-draft]");

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

export function saveDraft(url: string, form: HTMLFormElement): void {
  const texts: Record<string, string[]> = {};
  for (const control of formControls(form)) {
    if (isChoice(control) ? !control.checked : control.value === "") continue;
    texts[control.name] = [...(texts[control.name] ?? []), control.value];
  }
  const draft = JSON.stringify(texts);
  try {
    if (draft === "{}") deleteDraft(url);
    else localStorage.setItem(draftKey(url), draft);
  } catch {
    // Storage is full or forbidden. The form still has everything.
  }
}

function readDraft(url: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(draftKey(url)) ?? ""));
  } catch {
    return {};
  }
}

/** Fills in the empty fields. @returns whether there were any */
export function restoreDraft(url: string, form: HTMLFormElement): boolean {
  const draft = readDraft(url);
  let isRestored = false;
  for (const control of formControls(form)) {
    const values = draft[control.name];
    if (!Array.isArray(values)) continue;
    if (isChoice(control)) {
      if (control.checked || !values.includes(control.value)) continue;
      control.checked = true;
    } else {
      if (control.value !== "" || typeof values[0] !== "string") continue;
      control.value = values[0];
    }
    isRestored = true;
  }
  return isRestored;
}

export function deleteDraft(url: string): void {
  try {
    localStorage.removeItem(draftKey(url));
  } catch {
    // Without storage there is no draft.
  }
}
