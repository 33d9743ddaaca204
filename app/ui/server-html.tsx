import { useState } from "react";

/**
 * Placeholders of HTML that is the same on every page, by id. The server fills the map once, and replaces them in each
 * document; browsers read the HTML from the document.
 */
export const sharedPlaceholders = new Map<string, string>();

function inDocument(id: string): string {
  if (import.meta.env.SSR) return sharedPlaceholders.get(id) ?? "";
  return document.getElementById(id)?.innerHTML ?? "";
}

/**
 * HTML from the server without behaviour, whose code and data stay there. A document already contains it, so its data
 * leaves `html` empty. A client navigation brings `html`, except for HTML that is the same on every page.
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
