import type { ComponentProps } from "react";

/** A link with a handler for plain clicks. Modified clicks, and clicks without JavaScript, follow it. */
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
