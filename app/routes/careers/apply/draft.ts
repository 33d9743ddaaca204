import { dayMs } from "#domain/time.ts";

/*
 * A draft of the form on the device, without files, consents and hidden fields. It is deleted once the form is sent, and
 * after a week: the device may be shared.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const keyStart = "application:";
const draftKey = (url: string) => keyStart + url;
const maxAgeMs = 7 * dayMs;

const formControls = (form: HTMLFormElement) => form.querySelectorAll<Control>("[data-draft]");

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

export function saveDraft(url: string, form: HTMLFormElement): void {
  const texts: Record<string, string[]> = {};
  for (const control of formControls(form)) {
    if (isChoice(control) ? !control.checked : control.value === "") continue;
    texts[control.name] = [...(texts[control.name] ?? []), control.value];
  }
  try {
    if (Object.keys(texts).length === 0) deleteDraft(url);
    else localStorage.setItem(draftKey(url), JSON.stringify({ savedAt: Date.now(), texts }));
  } catch {
    // Storage is full or forbidden. The form still has everything.
  }
}

/** The texts of a form's draft. Deletes the drafts of all postings that are too old. */
function readDraft(url: string): Record<string, unknown> {
  let draft = {};
  try {
    for (const [key, stored] of Object.entries(localStorage)) {
      if (!key.startsWith(keyStart)) continue;
      const { savedAt, texts } = JSON.parse(stored);
      if (!(Date.now() - savedAt < maxAgeMs)) localStorage.removeItem(key);
      else if (key === draftKey(url)) draft = Object(texts);
    }
  } catch {
    // Without storage there is none.
  }
  return draft;
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
