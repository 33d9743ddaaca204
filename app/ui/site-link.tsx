import type { ReactNode } from "react";

/** A plain link; the shell turns clicks on this site's own pages into client navigations. */
export function SiteLink({
  url,
  newTabHint,
  className,
  children,
}: {
  url: string;
  /** Read out after the link's text where it opens a new tab; opens one when given. */
  newTabHint?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const opensTab = newTabHint !== undefined;
  return (
    <a href={url} className={className} {...(opensTab && { target: "_blank", rel: "noopener noreferrer" })}>
      {children}
      {opensTab && <span className="sr-only">{` ${newTabHint}`}</span>}
    </a>
  );
}
