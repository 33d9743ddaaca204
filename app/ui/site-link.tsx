import type { ComponentProps } from "react";

/** A plain link. The shell turns clicks on internal links into client navigations. */
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
  return (
    <a href={url} {...link} {...(opensTab && { target: "_blank", rel: "noopener noreferrer" })}>
      {children}
      {opensTab && <span className="sr-only">{` ${newTabHint}`}</span>}
    </a>
  );
}
