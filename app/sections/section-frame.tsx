import type { ReactNode } from "react";
import type { Surface } from "./section-fields.ts";

/** Background classes. */
export const sectionGrounds: Record<Surface | "GROVE" | "SUN", string> = {
  PAPER: "paper",
  SUNK: "sunk",
  INK: "desk",
  GROVE: "grove",
  SUN: "sun",
};
export type Ground = keyof typeof sectionGrounds;

/** The heading of a section, with the lede at its bottom right. */
export function SectionHeading({
  title,
  subtitle,
  size = "",
}: {
  title: string;
  subtitle?: string | undefined;
  size?: string;
}) {
  return (
    <header className="mb-9 grid items-end gap-x-6 gap-y-4 md:grid-cols-12 lg:mb-12">
      <h2 className={`${subtitle === undefined ? "md:col-span-9" : "md:col-span-7"} ${size}`}>{title}</h2>
      {subtitle !== undefined && (
        <p className="max-w-[33em] text-lede text-pretty text-muted md:col-span-5 lg:col-span-4 lg:col-start-9">
          {subtitle}
        </p>
      )}
    </header>
  );
}

/** Background, spacing and heading of a section. Without a title, the children provide the heading. */
export function SectionFrame({
  id,
  title,
  subtitle,
  ground = "PAPER",
  children,
}: {
  id?: string | undefined;
  title?: string;
  subtitle?: string | undefined;
  ground?: Ground;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`sec ${sectionGrounds[ground]}`}>
      <div className="page-width">
        {title !== undefined && <SectionHeading title={title} subtitle={subtitle} />}
        {children}
      </div>
    </section>
  );
}
