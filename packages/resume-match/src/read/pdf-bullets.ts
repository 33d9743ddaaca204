import { looksLikeDateOrPlace } from "../extract/dates.ts";
import type { TextItem } from "../types.ts";

/** A small shape on the page, in points; y grows downwards. */
type Shape = { left: number; right: number; top: number; bottom: number };

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

/**
 * Bullets that are drawn as shapes, as text: browsers print lists in this way. The dots of a timeline, beside headings
 * or dates, are none.
 */
export function drawnBullets(shapes: Shape[], items: TextItem[]): TextItem[] {
  const bullets = shapes.flatMap((shape) => {
    const text = textBeside(shape, items);
    return text ? [{ shape, text }] : [];
  });
  const groups = Map.groupBy(bullets, ({ shape, text }) =>
    [shape.left, text.x].map((x) => Math.round(x / 2)).join(" "),
  );
  return [...groups.values()].flatMap((group) => {
    const heads = group.filter(({ text }) => text.bold || looksLikeDateOrPlace(text.text));
    if (heads.length > group.length * 0.4) return [];
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
