import { flagAttributes } from "#app/site/flags.ts";
import type { MenuSection, SubLink } from "#app/site/site.schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import sprite from "#generated/icons.svg?url";

function SubLinkItem({ link }: { link: SubLink }) {
  return (
    <li {...flagAttributes(link.flag ? [link.flag] : [])}>
      <SiteLink url={link.url} className="group flex gap-3 rounded-xl p-3 hover:bg-sunk">
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-leaf-soft text-leaf">
          <Icon name={link.icon} className="size-[1.125rem]" />
        </span>
        <span className="leading-snug">
          <strong className="font-semibold">{link.highlight}</strong>
          {` ${link.title}`}
          <span className="block text-sm text-muted">{link.subtitle}</span>
        </span>
      </SiteLink>
    </li>
  );
}

/** The content of a dropdown. On the server only: it has no behaviour. */
export function MenuPanel({ menu }: { menu: MenuSection }) {
  return (
    <div className="menu-panel-grid">
      <div className="max-lg:hidden">
        <p className="font-display text-2xl/tight font-semibold">{menu.title}</p>
        <p className="mt-3 text-muted">{menu.subtitle}</p>
        {menu.url !== undefined && (
          <TextLink url={menu.url} className="mt-3">
            {menu.urlTitle ?? menu.title}
          </TextLink>
        )}
      </div>
      <div>
        {menu.subLinksTitle !== "" && (
          <p className="px-3 pb-1 text-sm font-semibold text-muted">{menu.subLinksTitle}</p>
        )}
        <ul className={menu.subLinks.length > 3 ? "lg:grid lg:grid-cols-2" : undefined}>
          {menu.subLinks.map((link) => (
            <SubLinkItem key={link.url} link={link} />
          ))}
        </ul>
      </div>
      {menu.image !== undefined && (
        <svg role="img" aria-label={menu.imageAlt} viewBox="0 0 240 160" className="max-lg:hidden">
          <use href={`${sprite}#menu-${menu.image}`} />
        </svg>
      )}
    </div>
  );
}
