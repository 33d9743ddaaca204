import shell from "virtual:shell";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { fillIn } from "../content/fill-in.ts";

/**
 * What a new page does besides showing itself: it scrolls smoothly to the top or to its #target (at
 * once with Back and Forward, where the old position returns, and under reduced motion), takes the
 * focus to its heading and is announced to screen readers.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  // Before ScrollRestoration's own effect. Chromium applies scroll-behavior only once layout was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to each navigation, not only to a new type
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-smooth", navigationType !== "POP");
    void document.body.offsetHeight;
  }, [key, navigationType]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target =
      (hash && document.getElementById(hash.slice(1))) || document.querySelector<HTMLElement>("main h1");
    target?.focus({ preventScroll: true });
    setAnnouncement(fillIn(shell.messages.pageAnnouncement, { title: document.title }));
  }, [pathname, hash]);

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ScrollRestoration />
    </>
  );
}
