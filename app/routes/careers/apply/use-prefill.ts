import { type RefObject, useRef, useState } from "react";
import type { Contact } from "#app/workers/contact-worker.ts";
import { contactFields } from "#domain/applications/fields.ts";

/**
 * Prefills the contact fields from the chosen résumé. Another résumé replaces prefilled values, but never
 * those that the visitor typed or edited.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, onFilled: () => void) {
  const [isReading, setReading] = useState(false);
  /** Values prefilled from the last résumé. */
  const [suggested, setSuggested] = useState<Contact>({});
  const lastFile = useRef<File>(undefined);

  function fill(contact: Contact): Contact {
    const filled: Contact = {};
    for (const name of contactFields) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      // The visitor may be about to type into the focused field.
      const isFree = field.value === "" && field !== document.activeElement;
      if (!isFree && field.value !== suggested[name]) continue;
      const value = contact[name] ?? "";
      field.value = value;
      if (value !== "") filled[name] = value;
    }
    return filled;
  }

  async function suggestFrom(file: File | undefined): Promise<void> {
    lastFile.current = file;
    setReading(file !== undefined);
    if (!file) return;
    const contact = await import("#app/workers/prefill.ts").then(
      (code) => code.readContact(file),
      (): Contact => ({}),
    );
    if (lastFile.current !== file) return;
    setReading(false);
    setSuggested(fill(contact));
    onFilled();
  }

  function clearSuggested(): void {
    lastFile.current = undefined;
    setReading(false);
    setSuggested({});
  }

  return { isReading, suggested, suggestFrom, clearSuggested };
}
