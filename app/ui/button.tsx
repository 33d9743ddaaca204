import type { ComponentProps } from "react";
import { SiteLink } from "./site-link.tsx";

/**
 * - `cta`: large, contained, round; 60 px high and at least 150 px wide
 * - `cta-outline`: the same size, outlined
 * - `contained`, `outlined`: 35 px high, with a touch target of 44 px
 */
export type ButtonLook = "cta" | "cta-outline" | "contained" | "outlined";

const base =
  "relative inline-flex items-center justify-center rounded-full font-semibold no-underline cursor-pointer";
const large = "min-h-15 min-w-37.5 px-5 py-2 text-center text-[1.0625rem] sm:px-7.5";
const small = "button-small min-h-[35px] px-4 py-1 text-center text-[0.9375rem]";

const looks: Record<ButtonLook, string> = {
  cta: `${base} ${large} bg-leaf text-on-leaf hover:bg-leaf-strong`,
  "cta-outline": `${base} ${large} border-[1.5px] border-control hover:border-ink`,
  contained: `${base} ${small} bg-ink text-paper hover:opacity-85`,
  outlined: `${base} ${small} border border-control hover:bg-sunk`,
};

type Style = { look: ButtonLook; fullWidth?: boolean; shimmer?: boolean; className?: string };

function classes({ look, fullWidth, shimmer, className }: Style): string {
  return [looks[look], fullWidth && "w-full", shimmer && "shimmer", className].filter(Boolean).join(" ");
}

export function ButtonLink({
  look,
  fullWidth,
  shimmer,
  className,
  ...link
}: Style & ComponentProps<typeof SiteLink>) {
  return <SiteLink {...link} className={classes({ look, fullWidth, shimmer, className })} />;
}

export function Button({ look, fullWidth, className, ...button }: Style & ComponentProps<"button">) {
  return <button type="button" {...button} className={classes({ look, fullWidth, className })} />;
}
