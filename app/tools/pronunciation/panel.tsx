import type { ReactNode } from "react";

/** One side of the tool. */
export function Panel({
  title,
  compact,
  isLocked = false,
  needsScripts = false,
  children,
}: {
  title: string;
  compact: boolean;
  /** Hides its choices on a phone while the visitor reads. */
  isLocked?: boolean;
  /** Hidden without scripts. */
  needsScripts?: boolean;
  children: ReactNode;
}) {
  const Heading = compact ? "h3" : "h2";
  return (
    <section
      data-locked={isLocked || undefined}
      className={`flex flex-col gap-4 rounded-3xl border border-line bg-raised p-5 sm:p-8 ${needsScripts ? "[@media(scripting:none)]:hidden" : ""}`}
    >
      <Heading className="font-display text-xl font-semibold">{title}</Heading>
      {children}
    </section>
  );
}
