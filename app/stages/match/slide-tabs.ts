import "./slides.css";
import { loadWholeSheet } from "#app/ui/load-whole-sheet.ts";
import { drawThreads } from "#app/ui/threads.ts";

/*
 * Makes tabs of the links above the stage's first slide, and adds the other slides. The mark of the slide that goes
 * travels to the mark of the one that comes (View Transitions), where the browser can and the visitor allows motion.
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

async function loadSlides(): Promise<string> {
  const response = await fetch("/slides.html");
  if (!response.ok) throw new Error(`/slides.html: ${response.status}`);
  return response.text();
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
 * @param stage an element with `data-slides` that contains a list of `.slide-tab` links and the first `.slide`
 * @returns a function that stops listening
 */
function makeStageTabs(stage: HTMLElement): () => void {
  const tabs = [...stage.querySelectorAll<HTMLAnchorElement>(".slide-tab")];
  const list = tabs[0]?.closest("ul");
  const slidesNow = () => [...stage.querySelectorAll<HTMLElement>(".slide")];
  let current = 0;
  let stopThreads = () => {};

  const show = (index: number) => {
    current = index;
    const slides = slidesNow();
    for (const [number, tab] of tabs.entries()) {
      tab.ariaSelected = String(number === index);
      tab.tabIndex = number === index ? 0 : -1;
      slides[number]?.toggleAttribute("data-shown", number === index);
    }
  };
  const joinPanels = () => {
    for (const [number, slide] of slidesNow().entries()) {
      const tab = tabs[number];
      if (!tab) continue;
      tab.id = `${slide.id}-tab`;
      tab.setAttribute("aria-controls", slide.id);
      slide.role = "tabpanel";
      slide.setAttribute("aria-labelledby", tab.id);
    }
  };
  let ready: Promise<void> | undefined;
  /** Adds the other slides, once their styles are there. A failure is tried again at the next touch. */
  const prepare = () => {
    ready ??= Promise.all([loadSlides(), loadWholeSheet()])
      .then(([html]) => {
        const more = document.createElement("div");
        more.className = "contents";
        more.innerHTML = html;
        slidesNow()[0]?.after(more);
        joinPanels();
        stopThreads = drawThreads(more);
      })
      .catch(() => {
        ready = undefined;
      });
    return ready;
  };
  const change = async (index: number) => {
    await prepare();
    // Without the slides, the tab leads to its product.
    if (!ready) return location.assign(tabs[index]?.href ?? "");
    const slides = slidesNow();
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
    void change(index);
  };
  const step = (event: KeyboardEvent) => {
    const index = steps[event.key]?.(current, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    tabs[index]?.focus();
    void change(index);
  };

  for (const tab of tabs) {
    tab.role = "tab";
    tab.parentElement?.setAttribute("role", "presentation");
  }
  if (list) list.role = "tablist";
  joinPanels();
  show(current);
  list?.addEventListener("pointerenter", prepare);
  list?.addEventListener("focusin", prepare);
  list?.addEventListener("click", press);
  list?.addEventListener("keydown", step);
  return () => {
    stopThreads();
    list?.removeEventListener("pointerenter", prepare);
    list?.removeEventListener("focusin", prepare);
    list?.removeEventListener("click", press);
    list?.removeEventListener("keydown", step);
  };
}
