import type { ReactNode } from "react";

/** A heading in the report; one level deeper if the report is part of a section. */
export function Heading({ compact, children }: { compact: boolean; children: ReactNode }) {
  const Tag = compact ? "h4" : "h3";
  return <Tag className="text-row font-semibold">{children}</Tag>;
}
