import type { ComponentProps } from "react";
import { SiteLink } from "./site-link.tsx";

/**
 * - `block`: on its own line, with a touch target of 44 px
 * - `inline`: within a sentence
 * - `quiet`: within small print
 */
export const textLinkLooks = {
  block: "inline-block py-2.5 font-semibold text-leaf underline underline-offset-4",
  inline: "font-semibold text-leaf underline underline-offset-4",
  quiet: "text-leaf underline underline-offset-4",
};

/** An underlined link in the brand colour. */
export function TextLink({
  look = "block",
  className,
  ...link
}: ComponentProps<typeof SiteLink> & { look?: keyof typeof textLinkLooks }) {
  return (
    <SiteLink {...link} className={className ? `${className} ${textLinkLooks[look]}` : textLinkLooks[look]} />
  );
}
