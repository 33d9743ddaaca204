import type { ReactNode } from "react";

/** A heading inside the report; one level deeper where the report stands within a section of a page. */
export function Heading({ compact, children }: { compact: boolean; children: ReactNode }) {
  const Tag = compact ? "h4" : "h3";
  return <Tag className="reading-heading text-2xl">{children}</Tag>;
}
