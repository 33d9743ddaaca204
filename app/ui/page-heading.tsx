import type { ComponentProps, ReactNode } from "react";

/** Sizes of an h1, from the home page to a form. */
const titleLooks = {
  display: "text-display outline-none",
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

/** An h1 with an optional highlighted end, whose lines are balanced by themselves: no word of it stands alone. */
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
          <span className="block">
            <span className="stroke">{highlight}</span>
          </span>
        </>
      )}
    </PageTitle>
  );
}
