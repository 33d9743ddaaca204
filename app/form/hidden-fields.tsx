import { useEffect, useRef } from "react";
import { hiddenFields } from "./read-fields.ts";
import { useWasServerRendered } from "./was-server-rendered.ts";

/**
 * The honeypot, the time taken in seconds, and the proof of work (proof/use-proof.ts). `label` asks
 * screen-reader users to leave the honeypot empty.
 */
export function HiddenFields({ id, label }: { id: string; label: string }) {
  return (
    <>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={`${id}-honeypot`}>{label}</label>
        <input
          id={`${id}-honeypot`}
          type="text"
          name={hiddenFields.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <input type="hidden" name={hiddenFields.seconds} defaultValue="" />
      <input type="hidden" name={hiddenFields.proof} defaultValue="" />
    </>
  );
}

/**
 * Returns a function that writes the seconds since the page was opened into a form. In a server-rendered page
 * the time counts from the start of the navigation, before any script runs.
 */
export function useTiming(): (form: HTMLFormElement) => void {
  const start = useRef(0);
  const isInDocument = useWasServerRendered();
  useEffect(() => {
    if (!isInDocument) start.current = performance.now();
  }, [isInDocument]);
  return (form) => {
    const field = form.elements.namedItem(hiddenFields.seconds);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = String(Math.round((performance.now() - start.current) / 100) / 10);
  };
}
