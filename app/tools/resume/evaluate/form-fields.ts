/** The trimmed text of a form field; empty if there is no such field. */
export function fieldValue(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value.trim() : "";
}

export function setValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLTextAreaElement) field.value = value;
}

/** Focuses a field, with the cursor at `position`. */
export function focusField(form: HTMLFormElement | null, name: string, position?: number): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLTextAreaElement)) return;
  if (position !== undefined) field.setSelectionRange(position, position);
  field.focus();
}
