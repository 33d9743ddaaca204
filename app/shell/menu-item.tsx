import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import type { Menu, NavigationEntry } from "../content/content.ts";
import type { SubLink } from "../content/site.schema.ts";
import { useFlag } from "../flags.ts";
import { Picture } from "../pictures/picture.tsx";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";

/** Time for the pointer to reach a panel, or to cross an entry on its way, in milliseconds. */
const openDelay = 80;
const closeDelay = 300;

const entryLook = "flex min-h-12 w-full cursor-pointer items-center gap-1.5 px-3 font-medium hover:underline underline-offset-4 lg:h-full";

function SubLinkItem({ link }: { link: SubLink }) {
  const isOn = useFlag(link.flag ? [link.flag] : []);
  return (
    <li hidden={!isOn} data-flag={link.flag}>
      <SiteLink url={link.url} className="group flex gap-3 rounded-xl p-3 hover:bg-sunk">
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-leaf-soft text-leaf">
          <Icon name={link.icon} className="size-[1.125rem]" />
        </span>
        <span className="leading-snug">
          <strong className="font-semibold">{link.highlight}</strong> {link.title}
          <span className="block text-sm text-muted">{link.subtitle}</span>
        </span>
      </SiteLink>
    </li>
  );
}

function Panel({ id, menu, isOpen }: { id: string; menu: Menu; isOpen: boolean }) {
  return (
    <div id={id} data-open={isOpen} className="menu-panel">
      <div className="menu-panel-grid">
        <div className="max-lg:hidden">
          <p className="font-display text-2xl/tight font-semibold">{menu.title}</p>
          <p className="mt-3 text-muted">{menu.subtitle}</p>
          {menu.url !== undefined && (
            <SiteLink url={menu.url} className="mt-3 inline-block py-2.5 font-semibold text-leaf underline underline-offset-4">
              {menu.urlTitle ?? menu.title}
            </SiteLink>
          )}
        </div>
        <div>
          {menu.subLinksTitle !== "" && <p className="px-3 pb-1 text-sm font-semibold text-muted">{menu.subLinksTitle}</p>}
          <ul className={menu.subLinks.length > 3 ? "lg:grid lg:grid-cols-2" : ""}>
            {menu.subLinks.map((link) => (
              <SubLinkItem key={link.url} link={link} />
            ))}
          </ul>
        </div>
        {menu.image && (
          <div className="max-lg:hidden">
            <Picture picture={menu.image} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * One entry of the bar. A dropdown opens by click, Enter and Space, and under a resting mouse; it
 * closes by Escape (which gives the focus back), when the focus or the pointer has left it, and when
 * another opens.
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
  const panelId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const flags = item.section?.subLinks.every(({ flag }) => flag) ? item.section.subLinks.flatMap(({ flag }) => flag ?? []) : [];
  const isOn = useFlag(flags);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (!entry.current?.contains(event.target as Node)) onOpenChange(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  });

  if (!item.section) {
    return (
      <li>
        <SiteLink url={item.url ?? "/"} className={entryLook}>
          {item.title}
        </SiteLink>
      </li>
    );
  }

  const isBar = () => matchMedia("(min-width: 64rem)").matches;
  const hover = (event: PointerEvent, open: boolean) => {
    if (event.pointerType !== "mouse" || !isBar()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        if (open && !isOpen) openedByHover.current = true;
        onOpenChange(open);
      },
      open ? openDelay : closeDelay,
    );
  };
  const click = () => {
    clearTimeout(timer.current);
    // A click on what the resting mouse has just opened means "open", not "close".
    onOpenChange(openedByHover.current || !isOpen);
    openedByHover.current = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    onOpenChange(false);
    button.current?.focus();
  };

  return (
    <li
      ref={entry}
      hidden={!isOn}
      data-flag={flags.length > 0 ? flags.join(" ") : undefined}
      className="menu-item"
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={escape}
      onBlur={(event) => {
        if (isBar() && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onOpenChange(false);
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
        <Icon name="chevron-down" className={`ml-auto size-4 transition-transform lg:ml-0 ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <Panel id={panelId} menu={item.section} isOpen={isOpen} />
    </li>
  );
}
