import type { ReactElement } from "react";
import content from "#app/content/content.data.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { renderStatic } from "#app/language/render-static.tsx";
import { sharedKey, sharedPlaceholders } from "#app/ui/server-html.tsx";
import type { Language, TranslatedLanguage } from "#domain/language/language.ts";
import { BottomStrip } from "./bottom-strip.tsx";
import { Footer } from "./footer.tsx";
import { panelContentId } from "./menu-item.tsx";
import { MenuPanel } from "./menu-panel.tsx";

/**
 * Renders the static parts of the shell once, as they are the same on every page and a third of its HTML.
 * React renders placeholders for them. Server only.
 * @returns HTML by placeholder, for `createDocumentRewriter`
 */
export function renderSharedHtml(): Map<string, string> {
  const shared = new Map<string, string>();
  const add = (id: string, part: ReactElement, language: Language) => {
    const key = sharedKey(id, language);
    const placeholder = `<!--shared ${key}-->`;
    sharedPlaceholders.set(key, placeholder);
    shared.set(placeholder, markServerHtml(renderStatic(part, language).replaceAll("&#x27;", "'")));
  };
  for (const language of ["en", ...(Object.keys(content.translations) as TranslatedLanguage[])] as const) {
    add("footer", <Footer />, language);
    add("strip", <BottomStrip />, language);
  }
  for (const [title, menu] of Object.entries(content.menus))
    add(panelContentId(title), <MenuPanel menu={menu} />, "en");
  return shared;
}
