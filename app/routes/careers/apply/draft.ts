import { inEnglish } from "#domain/language/language.ts";
import { dayMs } from "#domain/time.ts";

/*
 * A draft of the form in local storage, without files, consents and hidden fields. Deleted once the form is
 * submitted, or after a week, as the device may be shared.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const keyStart = "application:";
/** A posting has one draft in all languages. */
const draftKey = (url: string) => keyStart + inEnglish(url);
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
    // Storage is full or disabled. The form still has all values.
  }
}

/** The values of a form's draft. Also deletes expired drafts of all postings. */
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
    // No storage, no draft.
  }
  return draft;
}

/** Fills in empty fields from the draft. @returns whether there were any */
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
    // No storage, no draft.
  }
}
