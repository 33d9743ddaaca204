import type { ComponentProps } from "react";

/** A plain link; the shell turns clicks on this site's own pages into client navigations. */
export function SiteLink({
  url,
  newTabHint,
  children,
  ...link
}: Omit<ComponentProps<"a">, "href"> & {
  url: string;
  /** Opens a new tab; screen readers read it after the link's text. */
  newTabHint?: string | undefined;
}) {
  const opensTab = newTabHint !== undefined;
  return (
    <a href={url} {...link} {...(opensTab && { target: "_blank", rel: "noopener noreferrer" })}>
      {children}
      {opensTab && <span className="sr-only">{` ${newTabHint}`}</span>}
    </a>
  );
}
