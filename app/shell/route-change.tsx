import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { useWords } from "#app/language/language.tsx";
import english from "#app/site/shell.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Sets the scroll behaviour. Its effect runs before that of `ScrollRestoration`, which scrolls. */
function ScrollBehavior() {
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-smooth", navigationType !== "POP");
    // Force a layout: Chromium applies a new scroll-behavior only after one.
    void document.body.offsetHeight;
  }, [navigationType]);
  return null;
}

function takeFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Moves the focus to the heading or #target of a new page, and announces the page to screen readers. */
function Announcement() {
  const shell = useWords("shell", english);
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    takeFocus(target ?? document.querySelector<HTMLElement>("main h1"));
    setAnnouncement(fillTemplate(shell.messages.pageAnnouncement, { title: document.title }));
  }, [pathname, hash, shell]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

/**
 * After each navigation: scrolls smoothly to the top or to the #target, moves the focus and announces the
 * page. Back and Forward restore the position instead, without smooth scrolling, which reduced motion
 * disables, too.
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
