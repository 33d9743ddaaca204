import { type ReactNode, useEffect, useRef } from "react";

/** A moment as the company writes it. */
export function formatTime(time: number): string {
  const date = new Date(time).toLocaleString("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
  return `${date} IST`;
}

/** The heading of what is true now that a form was sent; it takes the focus. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Where scripts brought it here; a document has its autofocus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is the answer to what the visitor has just sent
      autoFocus
      className="text-2xl outline-none"
    >
      {children}
    </h2>
  );
}
