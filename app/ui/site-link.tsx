import type { ReactNode } from "react";
import { Link } from "react-router";

export type SiteLinkProps = {
  url: string;
  /** Read out after the link's text where it opens a new tab; opens one when given. */
  newTabHint?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A link by address: pages of this site through the router, everything else as the browser does it. */
export function SiteLink({ url, newTabHint, className, children }: SiteLinkProps) {
  if (/^\/(?!.*\.\w+$)/.test(url) && newTabHint === undefined) {
    return (
      <Link to={url} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={url}
      className={className}
      {...(newTabHint !== undefined && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
      {newTabHint !== undefined && <span className="sr-only"> {newTabHint}</span>}
    </a>
  );
}
