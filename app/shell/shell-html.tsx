import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { markServerHtml } from "#app/document/server-html.ts";
import { sharedHtml } from "#app/ui/server-html.tsx";
import { Footer } from "./footer.tsx";
import { panelContentId } from "./menu-item.tsx";
import { MenuPanel } from "./menu-panel.tsx";

/** Renders the parts of the shell without behaviour. On the server only, once: they are the same on every page. */
export function renderSharedHtml(): void {
  sharedHtml.set("footer", markServerHtml(renderToStaticMarkup(<Footer />)));
  for (const [title, menu] of Object.entries(content.menus))
    sharedHtml.set(panelContentId(title), markServerHtml(renderToStaticMarkup(<MenuPanel menu={menu} />)));
}
