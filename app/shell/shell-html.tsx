import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { onEveryPage } from "#app/ui/server-html.tsx";
import { Footer } from "./footer.tsx";
import { panelContentId } from "./menu-item.tsx";
import { MenuPanel } from "./menu-panel.tsx";

/** Renders what the shell has without behaviour. On the server only, once: it is the same on every page. */
export function renderShell(): void {
  onEveryPage.set("footer", renderToStaticMarkup(<Footer />));
  for (const [title, menu] of Object.entries(content.menus))
    onEveryPage.set(panelContentId(title), renderToStaticMarkup(<MenuPanel menu={menu} />));
}
