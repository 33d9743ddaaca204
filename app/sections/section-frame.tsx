import type { ReactNode } from "react";

const grounds = {
  paper: "",
  lined: "-mt-px border-t border-line",
  sunk: "bg-sunk",
};

/** The spacing, width and heading of a section. */
export function SectionFrame({
  id,
  title,
  subtitle,
  ground = "paper",
  children,
}: {
  id?: string | undefined;
  title: string;
  subtitle?: string | undefined;
  ground?: keyof typeof grounds;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`py-16 lg:py-28 ${grounds[ground]}`}>
      <div className="page-width">
        <div className="mb-10 max-w-[44rem] lg:mb-14">
          <h2 className="text-3xl lg:text-[2.625rem]">{title}</h2>
          {subtitle !== undefined && <p className="mt-4 text-lg/relaxed text-muted">{subtitle}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
