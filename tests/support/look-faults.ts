import type { Page } from "@playwright/test";

/** The least width in pixels of a text column that wraps, and the least size of a pointer's target. */
const limits = { column: 90, target: 24 };

/**
 * Faults of the look that a layout can be measured for, in the window as it is:
 * - a column of text that wraps at less than 90 px
 * - text that is cut off by the window, or by an element that neither scrolls nor shows an ellipsis
 * - a chip or a button that is broken over two lines
 * - a mark that is not as wide as it is high
 * - a headline's mark with one word alone on a line
 * - a target for a pointer of less than 24 px that is not part of a sentence
 * - a part that scrolls sideways without a faded edge
 * - a word that is broken in the middle
 */
function measureLook({ column, target }: typeof limits): string[] {
  const faults = new Set<string>();
  /** Outside of the window until it has the focus. */
  const skipLink = "body > a:first-of-type[href^='#']";
  const nameOf = (element: Element) => {
    const text = element.textContent?.replace(/\s+/g, " ").trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()}> ${text || element.getAttribute("class")?.slice(0, 40) || ""}`;
  };
  const report = (fault: string, element: Element) => faults.add(`${fault}: ${nameOf(element)}`);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isClone = (style: CSSStyleDeclaration) => style.getPropertyValue("box-decoration-break") === "clone";
  const linesOf = (rects: Iterable<DOMRect>) =>
    new Set([...rects].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4))).size;
  /** Pixels of a computed length; undefined for `auto`. */
  const pixels = (length: string) => (length.endsWith("px") ? Number.parseFloat(length) : undefined);

  /** An element read by screen readers only. */
  const isHiddenText = (element: Element) => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { width, height } = part.getBoundingClientRect();
      if (width <= 1 || height <= 1) return true;
      if (part.matches("svg, dialog:not([open]), [data-scrolls]")) return true;
    }
    return false;
  };

  /** Lines of the text that is to be seen. */
  function textLines(element: Element): number {
    const rects: DOMRect[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement || isHiddenText(node.parentElement)) continue;
      range.selectNodeContents(node);
      rects.push(...range.getClientRects());
    }
    return linesOf(rects);
  }

  /** The nearest ancestors that clip, up to one that scrolls or truncates with a sign. */
  function cutBy(element: Element, box: DOMRect): Element | undefined {
    let isFixed = false;
    for (let part: Element | null = element; part; part = part.parentElement) {
      const style = getComputedStyle(part);
      isFixed ||= style.position === "fixed";
      if (part === document.documentElement || part === document.body) continue;
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return undefined;
      const isScrolling = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      if (isScrolling) return undefined;
      if (!/hidden|clip/.test(style.overflowX)) continue;
      const { left, right } = part.getBoundingClientRect();
      if (box.right > right + 2 || box.left < left - 2) return part;
    }
    return box.right > innerWidth + 1 || (box.left < -1 && isFixed) ? document.body : undefined;
  }

  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (!isShown(element) || isHiddenText(element) || element.matches(skipLink)) continue;
    const style = getComputedStyle(element);
    const rects = [...element.getClientRects()];
    const [rect] = rects;
    // Links that skip parts are outside of the window until they have the focus.
    if (!rect || rect.width === 0 || rect.bottom <= 0 - scrollY) continue;

    for (const pseudo of ["::before", "::after"]) {
      const mark = getComputedStyle(element, pseudo);
      if (mark.content === "none" || mark.content === "normal" || mark.position === "absolute") continue;
      const [width, height] = [pixels(mark.width), pixels(mark.height)];
      const isMark = mark.content === '""' && Number.parseFloat(mark.borderTopLeftRadius) > 0;
      if (isMark && width && height && width < height - 1 && height < 32) report("squashed mark", element);
    }
    if (element.matches(".icon, .thread-number, .rounded-full:empty") && rect.width < rect.height - 1)
      report("squashed mark", element);

    const isFramed =
      Number.parseFloat(style.borderLeftWidth) > 0 && Number.parseFloat(style.borderRightWidth) > 0;
    if (style.display === "inline" && isFramed && !isClone(style) && linesOf(rects) > 1)
      report("broken chip", element);
    const isPill = element.matches("a, button") && Number.parseFloat(style.borderTopLeftRadius) >= 16;
    if (isPill && rect.height < 64 && textLines(element) > 1) report("broken chip", element);

    const scrolls = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    if (scrolls && element.matches(":not(textarea, input, select, pre)")) {
      const hasSign = [element, ...element.children].some(
        (part) => getComputedStyle(part).maskImage !== "none" || getComputedStyle(part).position === "sticky",
      );
      if (!hasSign) report("scrolls sideways without a sign", element);
    }

    if (element.matches("a[href], button, select, summary, input:not([type=hidden], [type=file])")) {
      const overlay = getComputedStyle(element, "::after");
      const isOverlaid = overlay.content !== "none" && overlay.position === "absolute";
      const label = element.matches("input") ? element.closest("label, .tick") : null;
      const box = (label ?? element).getBoundingClientRect();
      const width = Math.max(box.width, (isOverlaid && pixels(overlay.width)) || 0);
      const height = Math.max(box.height, (isOverlaid && pixels(overlay.height)) || 0);
      // In a sentence, the height of a line is enough.
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      const around = block?.textContent?.trim() ?? "";
      const isInSentence =
        style.display === "inline" && around.length > (element.textContent?.trim().length ?? 0) + 1;
      const isAnchorBox = element.matches("summary") && element.querySelector("*") !== null;
      if (!isInSentence && !isAnchorBox && (width < target || height < target))
        report(`target of ${Math.round(width)} × ${Math.round(height)} px`, element);
    }

    const texts = [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== "",
    );
    if (texts.length === 0) continue;
    const whole = document.createRange();
    const block = style.display === "inline" ? element.parentElement?.getBoundingClientRect() : rect;
    const isNarrow = block && block.width < column && rect.width < column;
    if (isNarrow && textLines(element) > 2 && !element.closest("pre, code, svg"))
      report("narrow column", element);
    for (const text of texts) {
      whole.selectNodeContents(text);
      const boxes = [...whole.getClientRects()].filter(({ width }) => width > 1);
      const cut = boxes.find((box) => cutBy(element, box));
      if (cut) report("cut off", element);
      if (boxes.length < 2 || style.overflowWrap === "anywhere" || style.wordBreak === "break-all") continue;
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}.,₹%]{2,24}/gu)) {
        whole.setStart(text, index);
        whole.setEnd(text, index + word.length);
        if (linesOf(whole.getClientRects()) > 1) report(`broken word “${word}”`, element);
      }
    }
  }

  for (const mark of document.querySelectorAll("h1 .stroke")) {
    const text = mark.firstChild;
    if (!(text instanceof Text) || !isShown(mark)) continue;
    const range = document.createRange();
    const counts = new Map<number, number>();
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const line = Math.round(range.getBoundingClientRect().top / 4);
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
    if (counts.size > 1 && [...counts.values()].includes(1)) report("lone word in the mark", mark);
  }
  return [...faults];
}

/** @returns one line for each fault of the page in its window */
export const findLookFaults = (page: Page): Promise<string[]> => page.evaluate(measureLook, limits);
