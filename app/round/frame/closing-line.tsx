import type { ReactNode } from "react";

/** The line that closes every page of a round: who can read it. It stays at the bottom of the window. */
export function ClosingLine({
  short,
  actions,
  children,
}: {
  /** One sentence for phones. */
  short: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="round-who" data-no-print>
      <div className="round-wide flex min-h-10 items-center gap-x-6 py-1.5 text-note text-muted max-lg:min-h-12">
        <p className="lg:hidden">{short}</p>
        <div className="flex flex-wrap items-center gap-x-6 max-lg:hidden">{children}</div>
        {actions && <div className="ml-auto shrink-0">{actions}</div>}
      </div>
    </div>
  );
}
