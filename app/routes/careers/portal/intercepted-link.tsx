import type { ComponentProps } from "react";

/** A link that the page answers itself with its own way to go there; without scripts, or in a new tab, it is a plain one. */
export function InterceptedLink({
  href,
  onFollow,
  ...link
}: ComponentProps<"a"> & { href: string; onFollow: (url: string) => void }) {
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow(href);
      }}
    />
  );
}
