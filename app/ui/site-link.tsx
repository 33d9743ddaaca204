import type { ComponentProps } from "react";

/** A plain link. The shell turns clicks on links to this site into client navigations. */
export function SiteLink({
  url,
  newTabHint,
  children,
  ...link
}: Omit<ComponentProps<"a">, "href"> & {
  url: string;
  /** The link opens a new tab, and screen readers read this after its text. */
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
