import { findDateRanges, looksLikeDateOrPlace } from "../extract/dates.ts";
import { isListedHeading } from "../extract/headings.ts";
import type { TextItem } from "../types.ts";

/** A small shape on the page, in points; y grows downwards. */
type Shape = { left: number; right: number; top: number; bottom: number };

/** Drawings have many more small shapes than any list has bullets. */
const maxShapes = 500;
/** Distance of a bullet from its text, in letter sizes. */
const maxDistance = 2.5;

const isRound = ({ left, right, top, bottom }: Shape, size: number) => {
  const [width, height] = [right - left, bottom - top];
  return (
    width > 0.8 &&
    height > 0.8 &&
    width < 0.7 * size &&
    height < 0.7 * size &&
    width < 1.6 * height &&
    height < 1.6 * width
  );
};

/** The text that starts to the right of the shape, on its line. */
function textBeside(shape: Shape, items: TextItem[]): TextItem | undefined {
  const middle = (shape.top + shape.bottom) / 2;
  let nearest: TextItem | undefined;
  for (const item of items) {
    const distance = item.x - shape.right;
    if (distance < 0 || distance > maxDistance * item.size) continue;
    if (middle > item.y || middle < item.y - 0.9 * item.size || !isRound(shape, item.size)) continue;
    if (nearest === undefined || item.x < nearest.x) nearest = item;
  }
  return nearest;
}

type Bullet = { shape: Shape; text: TextItem };

/**
 * Whether shapes are the dots of a timeline: most are beside headings or dates, or before an entry that has its date
 * or its own bullets before the next one.
 */
function areDots(group: Bullet[], items: TextItem[], bullets: Bullet[]): boolean {
  const heads = group.filter(({ text }, index) => {
    if (text.bold || looksLikeDateOrPlace(text.text) || isListedHeading(text.text.trim())) return true;
    const next = group[index + 1]?.text.y;
    const isBetween = ({ x, y }: TextItem) =>
      next !== undefined && y > text.y && y < next && x > text.x - 6 && x < text.x + 200;
    return (
      bullets.some((inner) => inner.text.x > text.x + 4 && isBetween(inner.text)) ||
      items.some((item) => isBetween(item) && isPeriod(item.text))
    );
  });
  // What follows the last shape is unknown.
  return heads.length > Math.max(1, group.length - 1) * 0.5;
}

const isPeriod = (text: string) =>
  looksLikeDateOrPlace(text) && findDateRanges(text).some(({ isSingle }) => !isSingle);

/** Bullets that are drawn as shapes, as text: browsers print lists in this way. The dots of a timeline are none. */
export function drawnBullets(shapes: Shape[], items: TextItem[]): TextItem[] {
  if (shapes.length > maxShapes) return [];
  const bullets = shapes.flatMap((shape) => {
    const text = textBeside(shape, items);
    return text ? [{ shape, text }] : [];
  });
  const groups = Map.groupBy(bullets, ({ shape, text }) =>
    [shape.left, text.x].map((x) => Math.round(x / 2)).join(" "),
  );
  return [...groups.values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => a.text.y - b.text.y);
    if (areDots(sorted, items, bullets)) return [];
    return group.map(({ shape: { left, right }, text: { y, size } }) => ({
      text: "•",
      x: left,
      y,
      width: right - left,
      size,
      font: "",
      bold: false,
    }));
  });
}
