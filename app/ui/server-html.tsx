import { useState } from "react";

/** HTML by id that is the same on every page. The server fills it once; a browser finds it in each document. */
export const sharedHtml = new Map<string, string>();

function inDocument(id: string): string {
  if (import.meta.env.SSR) return sharedHtml.get(id) ?? "";
  return document.getElementById(id)?.innerHTML ?? "";
}

/**
 * HTML that the server rendered and that has no behaviour of its own; its code and data stay on the
 * server. A document holds it already: it is kept as it stands. With a client navigation `html`
 * brings it, but for what stands on every page.
 */
export function ServerHtml({ id, html = "" }: { id: string; html?: string }) {
  const [kept] = useState(() => (html === "" ? inDocument(id) : ""));
  return (
    <div
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
      dangerouslySetInnerHTML={{ __html: html || kept }}
    />
  );
}
