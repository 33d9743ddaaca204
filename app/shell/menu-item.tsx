import { type PointerEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { flagAttributes } from "#app/site/flags.ts";
import type { NavigationEntry } from "#app/site/shell.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { inEnglish, inLanguage } from "#domain/language/language.ts";

/** Hover delays: the pointer may cross an entry without opening it, and leave briefly to reach a panel. */
const openDelayMs = 80;
const closeDelayMs = 300;

const entryLook =
  "flex min-h-12 w-full cursor-pointer items-center gap-1.5 px-3 font-medium whitespace-nowrap underline-offset-4 hover:underline lg:h-full lg:px-1.5 lg:text-small xl:px-2.5 xl:text-base";

// Derived from the title, so that every rendering has the same ids.
const menuPanelId = (title: string) => `menu-${title.toLowerCase().replaceAll(" ", "-")}`;
export const panelContentId = (title: string) => `${menuPanelId(title)}-content`;

/** Whether the menu is in the bar. Otherwise its entries expand below each other. */
const isBar = () => matchMedia("(min-width: 64rem)").matches;

/**
 * A navigation entry. A dropdown opens on click, Enter, Space or hover. It closes on Escape (which returns
 * the focus), when the focus or the pointer leaves it, and when another one opens.
 */
export function MenuItem({
  item,
  isOpen,
  onOpenChange,
}: {
  item: NavigationEntry;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { pathname, search } = useLocation();
  const panelId = menuPanelId(item.title);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  // A layout effect, so that Escape works from the first paint of the open menu.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (isBar() && !entry.current?.contains(event.target as Node)) onOpenChange(false);
    };
    // On the document, so that Escape also closes a menu opened by hover, wherever the focus is.
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      clearTimeout(timer.current);
      onOpenChange(false);
      if (entry.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeByEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeByEscape);
    };
  });

  if (item.template !== "DROPDOWN") {
    const { language } = item;
    return (
      <li {...flagAttributes(item.flags)}>
        <SiteLink
          url={language ? inLanguage(inEnglish(pathname), language) + search : (item.url ?? "/")}
          lang={language}
          hrefLang={language}
          className={entryLook}
        >
          {item.title}
        </SiteLink>
      </li>
    );
  }

  const hover = (event: PointerEvent, open: boolean) => {
    if (event.pointerType !== "mouse" || !isBar()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        if (open && !isOpen) openedByHover.current = true;
        onOpenChange(open);
      },
      open ? openDelayMs : closeDelayMs,
    );
  };
  const click = () => {
    clearTimeout(timer.current);
    // A click on a dropdown that hover has just opened is meant to open it, not to close it.
    onOpenChange(openedByHover.current || !isOpen);
    openedByHover.current = false;
  };

  return (
    <li
      ref={entry}
      {...flagAttributes(item.flags)}
      className="menu-item"
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={(event) => {
        if (isBar() && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          onOpenChange(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className={entryLook}
        onClick={click}
      >
        {item.title}
        <Icon
          name="chevron-down"
          className={`ms-auto size-4 transition-transform lg:ms-0 ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div id={panelId} data-open={isOpen} className="menu-panel">
        <ServerHtml id={panelContentId(item.title)} />
      </div>
    </li>
  );
}
