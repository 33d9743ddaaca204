/*
 * Animates the threads of a frame with `data-draws`: all of them when the frame is first visible, followed by
 * the parts of the sum (`data-part`); then those of a start whenever its button is pressed. The buttons are
 * disabled in the server-rendered HTML, and one stop of the Tab key. No animation under reduced motion.
 */

/** Durations of the whole animation and of a pressed button's thread, in milliseconds. */
const wholeMs = 900;
const pressedMs = 400;
const threadMs = 360;
const partsFromMs = 540;
const easing = "cubic-bezier(.2, .7, .3, 1)";
/** A frame counts as seen when this share of it is in the window. */
const seenShare = 0.25;

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The path's dash pattern, repeated up to `length` and followed by a gap of that length. */
function dashesOf(path: SVGGeometryElement, length: number): string {
  const own = getComputedStyle(path)
    .strokeDasharray.split(/[\s,]+/)
    .map((value) => Number.parseFloat(value));
  if (own.length === 0 || own.some((value) => !(value > 0))) return `${length} ${length}`;
  const period = own.reduce((sum, value) => sum + value, 0);
  const times = Math.ceil(length / period);
  return [...Array.from({ length: times }, () => own.join(" ")), 0, length].join(" ");
}

/** Animates a line. Threads grow from the evidence to the requirement, that is, from the end of the path. */
function drawLine(path: SVGGeometryElement, timing: { delay: number; duration: number }, isFromEnd: boolean) {
  const length = Math.ceil(path.getTotalLength());
  const strokeDasharray = dashesOf(path, length);
  path.animate(
    [
      { strokeDasharray, strokeDashoffset: isFromEnd ? -length : length },
      { strokeDasharray, strokeDashoffset: 0 },
    ],
    { ...timing, easing, fill: "backwards" },
  );
}

const showLater = (element: Element, delay: number) =>
  element.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration: 60, fill: "backwards" });

function drawWhole(frame: HTMLElement): void {
  const threads = frame.querySelectorAll<SVGGeometryElement>(":scope > .threads > path");
  const step = (partsFromMs - threadMs) / Math.max(1, threads.length - 1);
  for (const [index, thread] of threads.entries()) {
    drawLine(thread, { delay: index * step, duration: threadMs }, true);
    for (let knot = thread.nextElementSibling; knot?.matches("circle"); knot = knot.nextElementSibling)
      showLater(knot, index * step + threadMs - 60);
  }
  const parts = frame.querySelectorAll<SVGGeometryElement>("[data-part]");
  const partMs = (wholeMs - partsFromMs) / Math.max(1, parts.length);
  for (const [index, part] of parts.entries())
    drawLine(part, { delay: partsFromMs + index * partMs, duration: partMs }, false);
}

function drawPressed(frame: HTMLElement, id: string): void {
  const threads = frame.querySelectorAll<SVGGeometryElement>(`path[data-thread="${id}"]`);
  for (const thread of threads) drawLine(thread, { delay: 0, duration: pressedMs }, true);
}

/** A start as text: its content without the thread number, and the evidence of its threads. */
function textOf(frame: HTMLElement, start: HTMLElement): string {
  const parts = [...start.children].filter((part) => !part.matches(".thread-number"));
  const words = [...frame.querySelectorAll(`[data-evidence="${start.dataset.from}"]`)];
  const quoted = words.map(({ textContent }) => `“${textContent}”`);
  return [...parts.map(({ textContent }) => textContent), ...quoted].join(", ");
}

/** Keys that move between the buttons, as the number of the next one. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Makes the buttons one stop of the Tab key; arrow keys move between them. Returns a cleanup function. */
function roveThrough(buttons: readonly HTMLButtonElement[]): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const [index, button] of buttons.entries()) {
    button.tabIndex = index === 0 ? 0 : -1;
    button.addEventListener(
      "keydown",
      (event) => {
        const next = buttons[steps[event.key]?.(index, buttons.length) ?? -1];
        if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        next.focus();
      },
      { signal },
    );
    const take = () => {
      for (const own of buttons) own.tabIndex = own === button ? 0 : -1;
    };
    button.addEventListener("focus", take, { signal });
  }
  return () => stop.abort();
}

/** Whether the animation has played since the page was loaded. */
let wasDrawn = false;

/**
 * Animates a frame when it becomes visible, and enables its buttons. Calls `choose` with the start whose
 * button is pressed, or undefined if it is released. Returns a cleanup function.
 */
export function drawOnSight(frame: HTMLElement, choose: (id: string | undefined) => void): () => void {
  const buttons = [...frame.querySelectorAll<HTMLButtonElement>("[data-from] button")];
  const status = frame.querySelector("[role=status]");
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    // The whole row is a click target.
    const start = event.target.closest<HTMLElement>("[data-from]");
    const button = start?.querySelector("button");
    const id = start?.dataset.from;
    if (!button || !start || id === undefined) return;
    const isChosen = button.ariaPressed !== "true";
    for (const own of buttons) own.ariaPressed = String(own === button && isChosen);
    if (status) status.textContent = isChosen ? textOf(frame, start) : "";
    choose(isChosen ? id : undefined);
    if (isChosen && !prefersStill()) drawPressed(frame, id);
  };
  for (const button of buttons) {
    button.disabled = false;
    button.ariaPressed = "false";
  }
  const stopRoving = roveThrough(buttons);
  frame.addEventListener("click", press);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (!wasDrawn && !prefersStill()) drawWhole(frame);
      wasDrawn = true;
    },
    { threshold: seenShare },
  );
  observer.observe(frame);
  return () => {
    observer.disconnect();
    stopRoving();
    frame.removeEventListener("click", press);
  };
}
