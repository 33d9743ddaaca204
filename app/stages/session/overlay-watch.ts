/** An element over the field: the share of the field that it covers, and whether clicks pass through. */
export type Cover = { area: number; through: boolean };

/** Ignores smaller overlaps, such as the corner of a message. */
const leastShare = 0.02;
const maxRoots = 500;
const maxNodes = 100;

const pictures = "img, svg, canvas, video, iframe";

/** Whether an element paints anything itself. Many extensions add empty containers over the whole page. */
function isDrawn(element: Element, style: CSSStyleDeclaration): boolean {
  const isSeen =
    style.display !== "none" && style.visibility === "visible" && Number.parseFloat(style.opacity) > 0.05;
  if (!isSeen) return false;
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
  );
  const hasGround =
    style.backgroundImage !== "none" || !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
  const hasBorder = style.borderTopStyle !== "none" && Number.parseFloat(style.borderTopWidth) > 0;
  return hasText || hasGround || hasBorder || element.matches(pictures);
}

const isPositioned = ({ position }: CSSStyleDeclaration) => position === "fixed" || position === "absolute";

/** The share of the field's area that an element covers. */
function sharedArea(field: DOMRect, element: DOMRect): number {
  const width = Math.min(field.right, element.right) - Math.max(field.left, element.left);
  const height = Math.min(field.bottom, element.bottom) - Math.max(field.top, element.top);
  const whole = field.width * field.height;
  return width > 0 && height > 0 && whole > 0 ? (width * height) / whole : 0;
}

function partsOf(root: Element): Element[] {
  const inside = root.querySelectorAll("*");
  const shadow = root.shadowRoot?.querySelectorAll("*") ?? [];
  return [root, ...inside, ...shadow].slice(0, maxNodes);
}

/** The largest cover within an element that was added to the page. */
function coverOf(root: Element, field: DOMRect): Cover | undefined {
  const isRootPositioned = isPositioned(getComputedStyle(root));
  let largest: Cover | undefined;
  for (const element of partsOf(root)) {
    const area = sharedArea(field, element.getBoundingClientRect());
    if (area < leastShare || area <= (largest?.area ?? 0)) continue;
    const style = getComputedStyle(element);
    if ((isRootPositioned || isPositioned(style)) && isDrawn(element, style))
      largest = { area, through: style.pointerEvents === "none" };
  }
  return largest;
}

/**
 * Watches for elements over a field that are positioned, visible, outside the test, and added to the page
 * later. It cannot see elements in a closed shadow root or programs outside the browser.
 *
 * @param onChange gets the cover, or undefined when it is gone
 * @returns `check` checks immediately; `stop` stops watching
 */
export function watchOverlay({
  field,
  frame,
  onChange,
}: {
  field: Element;
  /** The part of the page that belongs to the test. */
  frame: Element;
  onChange: (cover: Cover | undefined) => void;
}): { check: () => void; stop: () => void } {
  const roots = new Set<Element>();
  let shown: Cover | undefined;
  let frameRequest = 0;

  const check = () => {
    const rect = field.getBoundingClientRect();
    let largest: Cover | undefined;
    for (const root of roots) {
      if (!root.isConnected) roots.delete(root);
      else {
        const cover = coverOf(root, rect);
        if (cover && cover.area > (largest?.area ?? 0)) largest = cover;
      }
    }
    if (shown?.through === largest?.through) return;
    if (shown) onChange(undefined);
    shown = largest;
    if (largest) onChange(largest);
  };
  const checkSoon = () => {
    if (frameRequest !== 0 || roots.size === 0) return;
    frameRequest = requestAnimationFrame(() => {
      frameRequest = 0;
      check();
    });
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && !frame.contains(node) && roots.size < maxRoots) roots.add(node);
    checkSoon();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return {
    check() {
      if (roots.size > 0) check();
    },
    stop() {
      observer.disconnect();
      cancelAnimationFrame(frameRequest);
      roots.clear();
    },
  };
}
