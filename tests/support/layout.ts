import { expect, type Page } from "@playwright/test";

/** Maximum empty space in pixels, at a width of 1,440: on one surface, and across the edge of two. */
const maxGap = { oneSurface: 120, twoSurfaces: 210 };

type Gap = { from: number; to: number; isAcross: boolean; before: string };

/** Vertical stretches of a page without text, drawings, fields or rules. Fixed bars are not content. */
function findGaps(): Gap[] {
  type Box = { top: number; bottom: number; text: string };
  const isFixed = (element: Element) =>
    element.closest("header.fixed, aside.fixed, dialog, [popover]") !== null;
  const boxes: Box[] = [];
  const add = ({ top, bottom, width }: DOMRect, text: string) => {
    if (width > 0 && bottom > top) boxes.push({ top: top + scrollY, bottom: bottom + scrollY, text });
  };
  const edges: number[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (isFixed(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    // The sheet that reserves the space of a tool is content.
    if (element.matches("svg, img, video, canvas, input, textarea, select, button, .ruled")) add(rect, name);
    const line = (top: number, width: string) => {
      if (Number.parseFloat(width) > 0) add(new DOMRect(rect.left, top, rect.width, 1), name);
    };
    line(rect.top, style.borderTopWidth);
    line(rect.bottom, style.borderBottomWidth);
    const isSurface = rect.width >= innerWidth - 1 && style.backgroundColor !== "rgba(0, 0, 0, 0)";
    if (isSurface) edges.push(rect.top + scrollY, rect.bottom + scrollY);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(box, node.textContent?.trim().slice(0, 40) ?? "");
    }
  }
  boxes.sort((a, b) => a.top - b.top);
  const gaps: Gap[] = [];
  let end = boxes[0]?.bottom ?? 0;
  let before = "";
  for (const { top, bottom, text } of boxes) {
    if (top > end) {
      const isAcross = edges.some((edge) => edge > end && edge < top);
      gaps.push({ from: Math.round(end), to: Math.round(top), isAcross, before });
    }
    if (bottom > end) {
      end = bottom;
      before = text;
    }
  }
  return gaps;
}

/** Fails if a page has larger gaps than `maxGap`. The window must be 1,440 pixels wide. */
export async function expectNoWideGap(page: Page): Promise<void> {
  const gaps = await page.evaluate(findGaps);
  const wide = gaps.filter(
    ({ from, to, isAcross }) => to - from > (isAcross ? maxGap.twoSurfaces : maxGap.oneSurface),
  );
  expect(wide).toEqual([]);
}

/** Expects that nothing is wider than the window. */
export async function expectNoOverflow(page: Page, state?: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // Sizes in vw follow a new width of the window in the next frame.
  await expect.poll(overflow, state).toBeLessThanOrEqual(0);
}
