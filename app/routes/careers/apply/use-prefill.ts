import { type RefObject, useRef, useState } from "react";
import { contactFields } from "#domain/applications/fields.ts";
import type { Contact } from "./contact-worker.ts";

/**
 * Fills in the contact fields from a chosen résumé. Another résumé replaces those values; a value that the visitor typed
 * or edited stays.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, onFilled: () => void) {
  const [isReading, setReading] = useState(false);
  /** The values that the last résumé filled in. */
  const [suggested, setSuggested] = useState<Contact>({});
  const lastFile = useRef<File>(undefined);

  function fill(contact: Contact): Contact {
    const filled: Contact = {};
    for (const name of contactFields) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      // In a focused field the visitor may be about to type.
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
    const contact = await import("./prefill.ts").then(
      ({ readContact }) => readContact(file),
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
