import type { ComponentProps, ReactNode } from "react";

const titleLooks = {
  large: "text-[2.5rem] tracking-[-0.025em] outline-none lg:text-[3.625rem] lg:leading-[1.06]",
  medium: "text-[2.5rem] tracking-[-0.025em] outline-none lg:text-[3.625rem]",
  small: "text-[2.5rem] tracking-[-0.025em] outline-none",
};

type Size = keyof typeof titleLooks;

/** The page's h1. It takes the focus after a client navigation (app/shell/route-change.tsx). */
export function PageTitle({ size = "small", ...title }: ComponentProps<"h1"> & { size?: Size }) {
  return <h1 tabIndex={-1} {...title} className={titleLooks[size]} />;
}

/** The eyebrow, the h1 with its highlighted end, and the subtitle of a page. */
export function PageHeading({
  eyebrow,
  title,
  highlight,
  subtitle,
  size,
  isNarrow = false,
}: {
  eyebrow: ReactNode;
  title: string;
  highlight: string | undefined;
  subtitle: string;
  size: Size;
  /** Whether the subtitle keeps the shorter lines of a heading beside a picture. */
  isNarrow?: boolean;
}) {
  return (
    <>
      <p className="mb-4 flex items-center gap-3 font-semibold text-leaf before:h-0.5 before:w-5 before:bg-leaf">
        {eyebrow}
      </p>
      <PageTitle size={size}>
        {title}
        {highlight !== undefined && (
          <>
            {" "}
            <span className="stroke">{highlight}</span>
          </>
        )}
      </PageTitle>
      <p
        className={`text-pretty text-lg/relaxed text-muted ${size === "large" ? "mt-6 lg:text-xl/relaxed" : "mt-4"} ${isNarrow ? "max-w-[36rem]" : "max-w-[44rem]"}`}
      >
        {subtitle}
      </p>
    </>
  );
}
