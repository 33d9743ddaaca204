import { useState } from "react";
import { useLanguage } from "#app/language/language.tsx";
import type { Language } from "#domain/language/language.ts";

/**
 * Placeholders by `sharedKey` for HTML that all pages share. The server fills the map once and replaces the
 * placeholders in each document; browsers read the HTML from the document.
 */
export const sharedPlaceholders = new Map<string, string>();

/** The key of shared HTML in a language. */
export const sharedKey = (id: string, language: Language): string => `${id}-${language}`;

/** The key of the shared HTML, or in a browser the id of the element that has it. */
const useKey = import.meta.env.SSR ? (id: string) => sharedKey(id, useLanguage()) : (id: string) => id;

function inDocument(key: string): string {
  if (import.meta.env.SSR) return sharedPlaceholders.get(key) ?? "";
  return document.getElementById(key)?.innerHTML ?? "";
}

/**
 * Server-rendered HTML without behaviour, whose code and data browsers do not need. `html` is empty if the
 * document already contains it. After a client navigation it is set, unless all pages share the HTML.
 */
export function ServerHtml({ id, html = "", className }: { id: string; html?: string; className?: string }) {
  const key = useKey(id);
  const [documentHtml] = useState(() => (html === "" ? inDocument(key) : ""));
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
