import type { ComponentProps, ReactNode } from "react";

/** The steps of the type scale for an h1, from the home page to a form. */
const titleLooks = {
  // Its highlight has a line for itself.
  display: "text-display outline-none lg:text-wrap",
  title: "text-title outline-none",
  medium: "text-heading outline-none",
  small: "text-tool outline-none",
};
export type TitleSize = keyof typeof titleLooks;

/** The page's h1. It takes the focus after a client navigation (app/shell/route-change.tsx). */
export function PageTitle({ size = "small", ...title }: ComponentProps<"h1"> & { size?: TitleSize }) {
  return <h1 tabIndex={-1} {...title} className={titleLooks[size]} />;
}

/** The line above the h1. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="mb-4 font-semibold text-leaf">{children}</p>;
}

/** The h1, whose end may have a stroke of the highlighter. */
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
