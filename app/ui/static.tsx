import { type ReactNode, useState } from "react";

function inDocument(id: string): string {
  return typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "");
}

/**
 * HTML that the server rendered and that has no behaviour of its own; its code and data stay on the
 * server. A document holds it already: it is kept as it stands. With a client navigation `html`
 * brings it. Where the same HTML stands on every page, it is given as children on the server only:
 * `<Static id="menu">{import.meta.env.SSR && <Menu />}</Static>`.
 */
export function Static({ id, html = "", children }: { id: string; html?: string; children?: ReactNode }) {
  const [kept] = useState(() => (html === "" ? inDocument(id) : ""));
  if (children) return <div id={id}>{children}</div>;
  return (
    <div
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
      dangerouslySetInnerHTML={{ __html: html || kept }}
    />
  );
}
