/** What was typed, kept on the device until it is sent: no files, no consents, nothing that is hidden. */

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
    // Full, or not allowed: the form itself still has everything.
  }
}

function readDraft(url: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(draftKey(url)) ?? ""));
  } catch {
    return {};
  }
}

/** Fills in what is still empty. @returns whether anything was */
export function restoreDraft(url: string, form: HTMLFormElement): boolean {
  const draft = readDraft(url);
  let isRestored = false;
  for (const control of formControls(form)) {
    const kept = draft[control.name];
    if (!Array.isArray(kept)) continue;
    if (isChoice(control)) {
      if (control.checked || !kept.includes(control.value)) continue;
      control.checked = true;
    } else {
      if (control.value !== "" || typeof kept[0] !== "string") continue;
      control.value = kept[0];
    }
    isRestored = true;
  }
  return isRestored;
}

export function deleteDraft(url: string): void {
  try {
    localStorage.removeItem(draftKey(url));
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}
