import { useEffect } from "react";
import { useNavigate } from "react-router";
import { languageOf } from "#domain/language/language.ts";
import { isRoundPath } from "#domain/urls/round-urls.ts";

/** The URL for a client navigation; undefined if the browser should handle the click. */
function linkTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isFile = /\.\w+$/.test(pathname);
  const isJump = hash !== "" && pathname === location.pathname && search === location.search;
  // A round has a service worker, which answers only the documents that begin there.
  if (origin !== location.origin || isFile || isJump || isRoundPath(pathname)) return;
  // A document has one language.
  if (languageOf(pathname) !== languageOf(location.pathname)) return;
  return pathname + search + hash;
}

/** Turns clicks on internal links into client navigations, including links in server-rendered HTML. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = linkTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      void navigate(target);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
