import type { ReactNode } from "react";

/** A row of the settings: its name, what it is about, and what can be done. */
export function SettingsRow({
  id,
  title,
  tone = "text-ink",
  actions,
  children,
}: {
  id: string;
  title: string;
  /** The colour of the name. */
  tone?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 items-start gap-x-12 gap-y-3 border-t border-line py-6 first:border-t-[1.5px] first:border-ink lg:grid-cols-[12rem_minmax(0,1fr)_16rem] lg:py-7 xl:grid-cols-[17.5rem_minmax(0,1fr)_18.75rem]"
    >
      <h3 id={`${id}-title`} className={`text-name display ${tone}`}>
        {title}
      </h3>
      <div className="grid min-w-0 gap-2 text-small">{children}</div>
      <div className="grid min-w-0 justify-items-start gap-2">{actions}</div>
    </section>
  );
}
