import type { ReactNode } from "react";

/** A container that scrolls if its content is too wide, also by keyboard. */
export function Scrolling({ label, look, children }: { label: string; look: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section aria-label={label} className={look} tabIndex={0}>
      {children}
    </section>
  );
}
