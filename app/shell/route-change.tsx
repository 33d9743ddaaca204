import shell from "virtual:shell";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Sets how the next scroll moves. Its effect runs before that of `ScrollRestoration`, which scrolls. */
function ScrollBehavior() {
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-smooth", navigationType !== "POP");
    // Chromium applies a new scroll-behavior only once layout was read.
    void document.body.offsetHeight;
  }, [navigationType]);
  return null;
}

function takeFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Takes the focus to the heading or the #target of a new page and announces the page to screen readers. */
function Announcement() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (shown.current === pathname) return;
    shown.current = pathname;
    takeFocus(target ?? document.querySelector<HTMLElement>("main h1"));
    setAnnouncement(fillTemplate(shell.messages.pageAnnouncement, { title: document.title }));
  }, [pathname, hash]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

/**
 * What a new page does besides showing itself: it scrolls smoothly to the top or to its #target (at
 * once with Back and Forward, where the old position returns, and under reduced motion), takes the
 * focus and is announced.
 */
export function RouteChange() {
  const { key } = useLocation();
  return (
    <>
      <ScrollBehavior key={key} />
      <ScrollRestoration />
      <Announcement />
    </>
  );
}
