import type { ComponentProps, ReactNode } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";

type LinkProps = ComponentProps<"a"> & { href: string };

/** Pagination links. In `numbers`, `null` is a gap (`pageNumbers`). */
export function PageLinks({
  words,
  numbers,
  current,
  previousUrl,
  nextUrl,
  renderLink = (link) => <a {...link} />,
}: {
  words: { pages: string; page: string; previous: string; next: string };
  numbers: ({ page: number; url: string } | null)[];
  current: number;
  previousUrl: string | null;
  nextUrl: string | null;
  renderLink?: (link: LinkProps) => ReactNode;
}) {
  return (
    <nav aria-label={words.pages} className="page-links">
      {previousUrl !== null && renderLink({ href: previousUrl, rel: "prev", children: words.previous })}
      <ol>
        {numbers.map((link, index) => (
          <li key={link?.page ?? `gap-${index}`}>
            {link === null
              ? "…"
              : renderLink({
                  href: link.url,
                  "aria-label": fillTemplate(words.page, { page: link.page }),
                  "aria-current": link.page === current ? "page" : undefined,
                  children: link.page,
                })}
          </li>
        ))}
      </ol>
      {nextUrl !== null && renderLink({ href: nextUrl, rel: "next", children: words.next })}
    </nav>
  );
}
