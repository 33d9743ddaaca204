import { useState } from "react";

/**
 * Placeholders by id for HTML that all pages share. The server fills the map once and replaces the
 * placeholders in each document; browsers read the HTML from the document.
 */
export const sharedPlaceholders = new Map<string, string>();

function inDocument(id: string): string {
  if (import.meta.env.SSR) return sharedPlaceholders.get(id) ?? "";
  return document.getElementById(id)?.innerHTML ?? "";
}

/**
 * Server-rendered HTML without behaviour, whose code and data browsers do not need. `html` is empty if the
 * document already contains it. After a client navigation it is set, unless all pages share the HTML.
 */
export function ServerHtml({ id, html = "", className }: { id: string; html?: string; className?: string }) {
  const [documentHtml] = useState(() => (html === "" ? inDocument(id) : ""));
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
      dangerouslySetInnerHTML={{ __html: html || documentHtml }}
    />
  );
}
