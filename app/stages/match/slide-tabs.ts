/*
 * Makes tabs of the links above slides. The mark of the slide that goes travels to the mark of the one that
 * comes (View Transitions), where the browser can and the visitor allows motion.
 */

/** Keys of a list of tabs, as the number of the next tab. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The words that travel: those that say so, or the first marked words on one line. */
function travelling(slide: HTMLElement): HTMLElement | undefined {
  const marks = [...slide.querySelectorAll<HTMLElement>(".mark")];
  return (
    slide.querySelector<HTMLElement>("[data-travels]") ??
    marks.find((mark) => mark.getClientRects().length === 1)
  );
}

/** Names a slide and its mark for a transition, or takes the names off. */
function nameParts(slide: HTMLElement, isNamed: boolean): void {
  slide.style.viewTransitionName = isNamed ? "slide" : "";
  const mark = travelling(slide);
  if (mark) mark.style.viewTransitionName = isNamed ? "slide-mark" : "";
}

const allowsMotion = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Makes tabs of the slides of each stage below `root`. Returns a cleanup function. */
export function makeTabs(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>("[data-slides]")].map(makeStageTabs);
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * @param stage an element with `data-slides` that contains a list of `.slide-tab` links and, in the same order,
 *   the `.slide` elements they lead to
 * @returns a function that leaves the links as they were
 */
function makeStageTabs(stage: HTMLElement): () => void {
  const tabs = [...stage.querySelectorAll<HTMLAnchorElement>(".slide-tab")];
  const slides = [...stage.querySelectorAll<HTMLElement>(".slide")];
  const list = tabs[0]?.closest("ul");
  let current = Math.max(
    slides.findIndex((slide) => slide.matches(":target")),
    0,
  );

  const show = (index: number) => {
    current = index;
    for (const [number, tab] of tabs.entries()) {
      tab.ariaSelected = String(number === index);
      tab.tabIndex = number === index ? 0 : -1;
      slides[number]?.toggleAttribute("data-shown", number === index);
    }
  };
  const change = (index: number) => {
    const [from, to] = [slides[current], slides[index]];
    if (index === current || !from || !to) return;
    if (!document.startViewTransition || !allowsMotion()) return show(index);
    nameParts(from, true);
    const { finished } = document.startViewTransition(() => {
      nameParts(from, false);
      show(index);
      nameParts(to, true);
    });
    const clear = () => nameParts(to, false);
    finished.then(clear, clear);
  };
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const index = tabs.findIndex((tab) => event.target instanceof Node && tab.contains(event.target));
    if (index < 0) return;
    event.preventDefault();
    change(index);
  };
  const step = (event: KeyboardEvent) => {
    const index = steps[event.key]?.(current, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    change(index);
    tabs[index]?.focus();
  };

  for (const [number, tab] of tabs.entries()) {
    const slide = slides[number];
    if (!slide) continue;
    tab.id = `${slide.id}-tab`;
    tab.role = "tab";
    tab.setAttribute("aria-controls", slide.id);
    tab.parentElement?.setAttribute("role", "presentation");
    slide.role = "tabpanel";
    slide.setAttribute("aria-labelledby", tab.id);
  }
  if (list) list.role = "tablist";
  stage.dataset.tabs = "";
  show(current);
  list?.addEventListener("click", press);
  list?.addEventListener("keydown", step);
  return () => {
    list?.removeEventListener("click", press);
    list?.removeEventListener("keydown", step);
  };
}
