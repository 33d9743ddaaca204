import type { ReactNode } from "react";

/** A row of the tool: title in the margin, contents beside it. */
export function Panel({
  title,
  note,
  compact,
  isLocked = false,
  needsScripts = false,
  grows = false,
  children,
}: {
  title: string;
  /** Below the title. */
  note?: ReactNode;
  compact: boolean;
  /** On phones, hides the title and the choices while the visitor reads. */
  isLocked?: boolean;
  /** Hidden without JavaScript. */
  needsScripts?: boolean;
  /** Fills the remaining height. */
  grows?: boolean;
  children: ReactNode;
}) {
  const Heading = compact ? "h3" : "h2";
  return (
    <section
      data-locked={isLocked || undefined}
      className={`grid gap-x-8 gap-y-4 border-line px-5 py-6 not-first:border-t lg:grid-cols-[16rem_minmax(0,1fr)] lg:px-10 lg:py-8 ${grows ? "grow content-start" : ""} ${needsScripts ? "[@media(scripting:none)]:hidden" : ""}`}
    >
      <div>
        <Heading className="display text-name">{title}</Heading>
        {note}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
