import { useEffect } from "react";

/** Parts of a page that can take the focus over: a screen reader says what they are. */
const places = "section, form, fieldset, article, nav, dialog, main";

function focusAround(path: readonly Element[]): void {
  const place = path.find((element) => element.isConnected && element.matches(places));
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    // It is no control: Tab goes on from here.
    place.style.outline = "none";
  }
  place.focus({ preventScroll: true });
}

/**
 * When a control goes away while it has the focus, such as the button that adds the last résumé, the focus moves to the
 * nearest part of the page around it instead of being lost. A component that moves the focus itself comes first.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const ending = new AbortController();
    /** What had the focus last, and all that it was in. */
    let path: Element[] = [];
    document.addEventListener(
      "focusin",
      ({ target }) => {
        path = [];
        for (let at = target instanceof Element ? target : null; at; at = at.parentElement) path.push(at);
      },
      { signal: ending.signal },
    );
    const observer = new MutationObserver(() => {
      const [last] = path;
      const { activeElement } = document;
      if (!last || (activeElement && activeElement !== document.body)) return;
      if (!last.isConnected || last.matches(":disabled")) focusAround(path);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => {
      ending.abort();
      observer.disconnect();
    };
  }, []);
}
