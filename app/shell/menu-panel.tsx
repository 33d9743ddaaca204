import { flagAttributes } from "#app/site/flags.ts";
import type { MenuSection, SubLink } from "#app/site/site.schema.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import sprite from "#generated/icons.svg?url";

function SubLinkItem({ link }: { link: SubLink }) {
  return (
    <li {...flagAttributes(link.flag ? [link.flag] : [])}>
      <SiteLink
        url={link.url}
        className="block h-full border-b border-line py-3 underline-offset-4 hover:underline max-lg:px-3"
      >
        <strong>{link.highlight}</strong>
        {` ${link.title}`}
        <span className="block text-note text-muted">{link.subtitle}</span>
      </SiteLink>
    </li>
  );
}

/** Content of a dropdown. Server only, as it has no behaviour. */
export function MenuPanel({ menu }: { menu: MenuSection }) {
  return (
    <div className="menu-panel-grid">
      <div className="max-lg:px-3">
        <p className="display text-name text-balance max-lg:hidden">{menu.title}</p>
        <p className="mt-3 text-small text-muted max-lg:mt-0">{menu.subtitle}</p>
        {menu.url !== undefined && (
          <TextLink url={menu.url} className="mt-3">
            {menu.urlTitle ?? menu.title}
          </TextLink>
        )}
        {menu.more && (
          <ul className="flex flex-wrap gap-x-4 text-small">
            {menu.more.map(({ title, url }) => (
              <li key={url}>
                <SiteLink
                  url={url}
                  className="inline-block py-1.5 underline-offset-4 hover:underline max-lg:py-2.5"
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        {menu.subLinksTitle !== "" && (
          <p className="pb-1.5 text-note text-muted max-lg:px-3">{menu.subLinksTitle}</p>
        )}
        <ul
          className={`lg:border-t-[1.5px] lg:border-ink ${menu.subLinks.length > 3 ? "gap-x-6 lg:grid lg:grid-cols-2" : ""}`}
        >
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
