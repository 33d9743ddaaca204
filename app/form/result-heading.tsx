import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a form's result. Takes the focus. */
export function ResultHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // After client navigations; server-rendered pages rely on autofocus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <h2
      ref={heading}
      id={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it responds to the form that the visitor has just sent
      autoFocus
      className="text-quiet outline-none"
    >
      {children}
    </h2>
  );
}
