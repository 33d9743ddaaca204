import { useState } from "react";

/** HTML that is the same on every page, by id. The server fills the map once; browsers read the HTML from the document. */
export const sharedHtml = new Map<string, string>();

function inDocument(id: string): string {
  if (import.meta.env.SSR) return sharedHtml.get(id) ?? "";
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
