import type { ReactNode } from "react";

/** A part that may be wider than its column. It scrolls, by keyboard, too. */
export function Scrolling({ label, look, children }: { label: string; look: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <section aria-label={label} className={look} tabIndex={0}>
      {children}
    </section>
  );
}
