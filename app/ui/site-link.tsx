import type { ComponentProps } from "react";
import { useLanguage } from "#app/language/language.tsx";
import { inLanguage } from "#domain/language/language.ts";

/**
 * A plain link, to the page in the language of this one unless it names another (`hrefLang`). The shell turns
 * clicks on internal links into client navigations.
 */
export function SiteLink({
  url,
  newTabHint,
  children,
  ...link
}: Omit<ComponentProps<"a">, "href"> & {
  url: string;
  /** If set, the link opens in a new tab, and screen readers read this after its text. */
  newTabHint?: string | undefined;
}) {
  const opensTab = newTabHint !== undefined;
  const language = useLanguage();
  const href = link.hrefLang === undefined ? inLanguage(url, language) : url;
  return (
    <a href={href} {...link} {...(opensTab && { target: "_blank", rel: "noopener noreferrer" })}>
      {children}
      {opensTab && <span className="sr-only">{` ${newTabHint}`}</span>}
    </a>
  );
}
