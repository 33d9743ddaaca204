/** The trimmed text of a form's field; empty where there is none. */
export function fieldValue(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value.trim() : "";
}

export function setValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLTextAreaElement) field.value = value;
}

/** Leads to a field; `at` is where in its text. */
export function focusField(form: HTMLFormElement | null, name: string, at?: number): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLTextAreaElement)) return;
  if (at !== undefined) field.setSelectionRange(at, at);
  field.focus();
}
