/*
 * Threads join a requirement to the words that prove it. Markup: a frame with `data-threads`, in it an empty drawing
 * (`ThreadLayer`), starts with `data-from="id"` and `data-status`, ends with `data-evidence="id"`, and sheets with
 * `data-sheet`. Lines are drawn from the right edge of a start to the foot of the end's first line. Phones have numbers
 * instead (`.thread-number`).
 */

type Point = { x: number; y: number };

/** A thread may run this far into a sheet; a longer one would cross words and ends in a knot at the edge. */
export const maxRun = 112;
export const knotRadius = 3.5;

/** A curve from the start to the edge of the sheet, then a line to the end. */
export function threadPath({ from, to, edge }: { from: Point; to: Point; edge: number }): string {
  const bend = (edge - from.x) / 2;
  const run = to.x - edge > maxRun ? edge : to.x;
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
  const [first] = end.getClientRects();
  if (!start || !first) return [];
  const box = start.getBoundingClientRect();
  const sheet = end.closest("[data-sheet]")?.getBoundingClientRect().left ?? first.left;
  const round = (value: number) => Math.round(value * 10) / 10;
  const from = { x: round(box.right - origin.left), y: round(box.top + box.height / 2 - origin.top) };
  const to = { x: round(first.left - origin.left + 2), y: round(first.bottom - origin.top - 2) };
  const edge = round(sheet - origin.left + 6);
  if (box.width === 0 || from.x > edge) return [];
  const data = { "data-thread": end.dataset.evidence ?? "", "data-status": start.dataset.status ?? "" };
  const knot = (cx: number, cy: number) => element("circle", { cx, cy, r: knotRadius, ...data });
  return [
    element("path", { d: threadPath({ from, to, edge }), ...data }),
    knot(from.x, from.y),
    ...(to.x - edge > maxRun ? [knot(edge, to.y)] : []),
  ];
}

function draw(frame: HTMLElement): void {
  const ends = [...frame.querySelectorAll<HTMLElement>("[data-evidence]")];
  frame.querySelector(":scope > .threads")?.replaceChildren(...ends.flatMap((end) => drawThread(frame, end)));
}

/** Draws all threads below `root`, and again whenever a frame changes its size. Returns a function that stops. */
export function drawThreads(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) draw(target as HTMLElement);
  });
  const observe = () => {
    for (const frame of root.querySelectorAll<HTMLElement>("[data-threads]")) observer.observe(frame);
  };
  document.fonts.ready.then(observe);
  return () => observer.disconnect();
}
