import { useEffect, useRef, useState } from "react";
import { useLanguage, useWords } from "#app/language/language.tsx";
import { SearchPopover } from "#app/search/search-popover.tsx";
import { flagAttributes } from "#app/site/flags.ts";
import english from "#app/site/shell.data.ts";
import type { NavigationEntry } from "#app/site/shell.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { useOnNavigation } from "#app/ui/use-on-navigation.ts";
import { keepFocus } from "./keep-focus.ts";
import { MenuItem } from "./menu-item.tsx";

const menuId = "site-menu";
const desktop = "(min-width: 64rem)";

const isButton = ({ template }: NavigationEntry) =>
  template === "CUSTOM_BUTTON" || template === "OUTLINE_BUTTON";

function hideMenu(menu: HTMLElement | null): void {
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

function ActionItem({ item, className = "" }: { item: NavigationEntry; className?: string }) {
  const { messages } = useWords("shell", english);
  return (
    <li {...flagAttributes(item.flags)} className={className}>
      <ButtonLink
        look={item.template === "CUSTOM_BUTTON" ? "contained" : "outlined"}
        url={item.url ?? "/"}
        newTabHint={item.newTab ? messages.newTabHint : undefined}
      >
        {item.title}
      </ButtonLink>
    </li>
  );
}

/**
 * The fixed bar. On desktops it contains the menu; on phones the menu is a native popover, so that its toggle
 * works without JavaScript. Only one dropdown is open at a time (APG disclosure navigation).
 */
export function TopBar({ onMenuToggle }: { onMenuToggle: (open: boolean) => void }) {
  const { messages, navigation } = useWords("shell", english);
  const language = useLanguage();
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [openItem, setOpenItem] = useState<string>();

  const report = (open: boolean) => {
    setMenuOpen(open);
    onMenuToggle(open);
    if (!open) setOpenItem(undefined);
  };

  useOnNavigation(() => {
    setOpenItem(undefined);
    hideMenu(menu.current);
  });
  useEffect(() => {
    const query = matchMedia(desktop);
    const hide = () => hideMenu(menu.current);
    query.addEventListener("change", hide);
    return () => query.removeEventListener("change", hide);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Tab inside the open menu
    <header
      data-no-print
      className="fixed inset-x-0 top-0 z-20 h-(--bar) border-b border-line bg-paper"
      onKeyDown={(event) => {
        if (menuOpen) keepFocus(event, toggle.current, menu.current);
      }}
    >
      <div className="page-width flex h-full items-center gap-2">
        <Logo />
        <nav
          ref={menu}
          id={menuId}
          popover="auto"
          aria-label={messages.mainMenu}
          className="site-menu"
          onToggle={(event) => report(event.newState === "open")}
        >
          <ul className="lg:ms-2 lg:flex lg:h-full xl:ms-5">
            {navigation
              .filter((item) => !isButton(item))
              .map((item) => (
                <MenuItem
                  key={item.title}
                  item={item}
                  isOpen={openItem === item.title}
                  onOpenChange={(open) =>
                    setOpenItem((current) =>
                      open ? item.title : current === item.title ? undefined : current,
                    )
                  }
                />
              ))}
          </ul>
          <ul className="mt-6 lg:hidden">
            {navigation
              .filter((item) => item.template === "OUTLINE_BUTTON")
              .map((item) => (
                <ActionItem key={item.title} item={item} />
              ))}
          </ul>
        </nav>
        <ul className="ms-auto flex items-center gap-2.5">
          {navigation.filter(isButton).map((item) => (
            <ActionItem
              key={item.title}
              item={item}
              className={item.template === "OUTLINE_BUTTON" ? "max-lg:hidden!" : ""}
            />
          ))}
        </ul>
        {language === "en" && <SearchPopover />}
        <button
          ref={toggle}
          type="button"
          popoverTarget={menuId}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunk lg:hidden"
        >
          <Icon name={menuOpen ? "x" : "menu"} />
          <span className="sr-only">{menuOpen ? messages.closeMenu : messages.openMenu}</span>
        </button>
      </div>
    </header>
  );
}
