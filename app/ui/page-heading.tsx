import type { ComponentProps, ReactNode } from "react";

/** Sizes of an h1, from the home page to a form. */
const titleLooks = {
  // Its highlight is on a separate line.
  display: "text-display outline-none lg:text-wrap",
  title: "text-title outline-none",
  medium: "text-heading outline-none",
  small: "text-tool outline-none",
};
export type TitleSize = keyof typeof titleLooks;

/** The page's h1. Receives the focus after a client navigation (app/shell/route-change.tsx). */
export function PageTitle({ size = "small", ...title }: ComponentProps<"h1"> & { size?: TitleSize }) {
  return <h1 tabIndex={-1} {...title} className={titleLooks[size]} />;
}

/** The line above the h1. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="mb-4 font-semibold text-leaf">{children}</p>;
}

/** An h1 with an optional highlighted end. */
export function HighlightedTitle({
  title,
  highlight,
  size,
}: {
  title: string;
  highlight?: string | undefined;
  size: TitleSize;
}) {
  return (
    <PageTitle size={size}>
      {title}
      {highlight !== undefined && (
        <>
          {" "}
          <span className={size === "display" ? "stroke lg:inline-block" : "stroke"}>{highlight}</span>
        </>
      )}
    </PageTitle>
  );
}
