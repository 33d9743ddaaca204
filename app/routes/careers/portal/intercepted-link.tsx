import type { ComponentProps } from "react";

/** A link whose plain clicks the page handles itself. Without scripts or in a new tab it is an ordinary link. */
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
