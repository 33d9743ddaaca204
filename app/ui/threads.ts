/*
 * Threads connect requirements to the evidence for them. Markup: a frame with `data-threads` contains an
 * empty `ThreadLayer`, starts with `data-from="id"` and `data-status`, ends with `data-evidence="id"`, and
 * sheets with `data-sheet`. A line runs from the edge of a start to the bottom of the end: to the end's first
 * line if the start is left of the sheet, to its last line if it is right of it. Phones show numbers instead
 * (`.thread-number`). A sheet may be an end itself: the line stops in a knot at its edge. Ends scrolled out of view in a container with `data-scrolls` have no line.
 */

type Point = { x: number; y: number };

/**
 * Maximum length of the line inside a sheet, in pixels. A longer one would cross text, so it ends in a knot
 * at the edge instead.
 */
export const maxRun = 112;
export const knotRadius = 3.5;
/** Distance from the sheet's edge to the end of the curve inside it. */
const inset = 6;
/** Distance from the top of a sheet that is an end itself to its knot. */
const maxRise = 34;

/** A curve from the start to the sheet's edge, then a line to the end. Works in both directions. */
export function threadPath({ from, to, edge }: { from: Point; to: Point; edge: number }): string {
  const bend = (edge - from.x) / 2;
  const run = Math.abs(to.x - edge) > maxRun ? edge : to.x;
  return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${edge - bend} ${to.y} ${edge} ${to.y}L${run} ${to.y}`;
}

const names = "http://www.w3.org/2000/svg";

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const node = document.createElementNS(names, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

function drawThread(frame: HTMLElement, end: HTMLElement): SVGElement[] {
  const origin = frame.getBoundingClientRect();
  const start = frame.querySelector<HTMLElement>(`[data-from="${end.dataset.evidence}"]`);
  const lines = [...end.getClientRects()];
  const box = start?.getBoundingClientRect();
  if (!box || box.width === 0) return [];
  const sheet = (end.closest("[data-sheet]") ?? end).getBoundingClientRect();
  const isAfter = box.left > sheet.right;
  const line = isAfter ? lines.at(-1) : lines[0];
  if (!line || (!isAfter && box.right > sheet.left + inset)) return [];
  const view = end.closest("[data-scrolls]")?.getBoundingClientRect();
  if (view && (line.bottom > view.bottom || line.bottom < view.top + inset)) return [];
  const point = (x: number, y: number): Point => ({
    x: Math.round((x - origin.left) * 10) / 10,
    y: Math.round((y - origin.top) * 10) / 10,
  });
  const from = point(isAfter ? box.left : box.right, box.top + box.height / 2);
  const isSheet = end.dataset.sheet !== undefined;
  const depth = isSheet ? 0 : inset;
  const { x: edge } = point(isAfter ? sheet.right - depth : sheet.left + depth, 0);
  const to = isSheet
    ? { x: edge, y: point(0, sheet.top + Math.min(sheet.height / 2, maxRise)).y }
    : point(isAfter ? line.right - 2 : line.left + 2, line.bottom - 2);
  const data = { "data-thread": end.dataset.evidence ?? "", "data-status": start?.dataset.status ?? "" };
  const knot = (cx: number, cy: number) => element("circle", { cx, cy, r: knotRadius, ...data });
  return [
    element("path", { d: threadPath({ from, to, edge }), ...data }),
    knot(from.x, from.y),
    ...(isSheet || Math.abs(to.x - edge) > maxRun ? [knot(edge, to.y)] : []),
  ];
}

function draw(frame: HTMLElement): void {
  const ends = [...frame.querySelectorAll<HTMLElement>("[data-evidence]")];
  frame.querySelector(":scope > .threads")?.replaceChildren(...ends.flatMap((end) => drawThread(frame, end)));
}

/** Highlights the threads of a start: redraws its marks and lines, and fades the others. */
function choose(frame: HTMLElement, id: string | undefined): void {
  const layer = frame.querySelector<SVGElement>(":scope > .threads");
  layer?.toggleAttribute("data-chosen", id !== undefined);
  for (const part of frame.querySelectorAll<HTMLElement | SVGElement>("[data-evidence], [data-thread]"))
    part.toggleAttribute(
      "data-chosen",
      id !== undefined && (part.dataset.evidence ?? part.dataset.thread) === id,
    );
}

/** The pressed start of each frame. It stays chosen while the pointer is not on another one. */
const pressed = new WeakMap<HTMLElement, string>();

function chooseAt(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const frame = event.target.closest<HTMLElement>("[data-threads]");
  if (!frame) return;
  const start = event.target.closest<HTMLElement>("[data-from]");
  choose(frame, start?.dataset.from ?? pressed.get(frame));
}

/** Animates a frame's threads when it becomes visible, and those of a start when it is pressed. */
async function drawWhenSeen(frame: HTMLElement): Promise<() => void> {
  const { drawOnSight } = await import("./thread-drawing.ts");
  return drawOnSight(frame, (id) => {
    if (id === undefined) pressed.delete(frame);
    else pressed.set(frame, id);
    choose(frame, id);
  });
}

function drawAt({ target }: Event): void {
  const frame = target instanceof Element && target.closest<HTMLElement>("[data-threads]");
  if (frame) draw(frame);
}

/**
 * Draws all threads below `root`, and redraws them when a frame changes its size or scrolls. Returns a
 * cleanup function.
 */
export function drawThreads(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) draw(target as HTMLElement);
  });
  const stops: (() => void)[] = [];
  let isGone = false;
  const observe = () => {
    for (const frame of root.querySelectorAll<HTMLElement>("[data-threads]")) {
      observer.observe(frame);
      if (frame.dataset.draws === undefined) continue;
      // If the script fails to load, the threads remain without animation.
      drawWhenSeen(frame).then(
        (stop) => (isGone ? stop() : stops.push(stop)),
        () => {},
      );
    }
  };
  document.fonts.ready.then(observe);
  document.addEventListener("pointerover", chooseAt);
  document.addEventListener("scroll", drawAt, { capture: true, passive: true });
  return () => {
    isGone = true;
    observer.disconnect();
    for (const stop of stops) stop();
    document.removeEventListener("pointerover", chooseAt);
    document.removeEventListener("scroll", drawAt, { capture: true });
  };
}
