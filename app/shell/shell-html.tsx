import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import content from "#app/content/content.data.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { sharedPlaceholders } from "#app/ui/server-html.tsx";
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
  const add = (id: string, part: ReactElement) => {
    const placeholder = `<!--shared ${id}-->`;
    sharedPlaceholders.set(id, placeholder);
    shared.set(placeholder, markServerHtml(renderToStaticMarkup(part).replaceAll("&#x27;", "'")));
  };
  add("footer", <Footer />);
  add("strip", <BottomStrip />);
  for (const [title, menu] of Object.entries(content.menus))
    add(panelContentId(title), <MenuPanel menu={menu} />);
  return shared;
}
