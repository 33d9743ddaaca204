/** A part of the page: a selector, and words that the part, its label or its `aria-label` contains. */
export type Target = { css: string; text?: string };

export type Key = "ArrowDown" | "Enter" | "Escape" | "Tab";

/** A window of a browser. Keys go to the focused element. */
export type Driver = {
  open: (url: string) => Promise<void>;
  /** Evaluates JavaScript in the page. @returns its value, a JSON value */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks as a mouse does. @throws {Error} when there is no such element */
  click: (target: Target) => Promise<void>;
  /** @param path of a file */
  upload: (target: Target, path: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Opens an empty window that remembers nothing of the one before. */
  startOver: () => Promise<void>;
  close: () => Promise<void>;
};

/** Runs in the page. @returns the first visible element that a target describes; an input for files may be hidden */
function findElement({ css, text = "" }: Target): HTMLElement | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>(css)];
  const textOf = (element: HTMLElement) => {
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return [element.ariaLabel, ...labels.map((label) => label.textContent), element.textContent].join(" ");
  };
  const isVisible = (element: HTMLElement) =>
    element.matches("input[type=file]") || element.checkVisibility({ visibilityProperty: true });
  return elements.find((element) => isVisible(element) && textOf(element).includes(text));
}

/** JavaScript for the page whose value is the element of a target. */
export const elementExpression = (target: Target) => `(${findElement})(${JSON.stringify(target)})`;

/** The same, scrolled to the middle of the window, where neither bar nor strip covers it. */
export const centredExpression = (target: Target) =>
  `((element) => (element?.scrollIntoView({ block: "center", behavior: "instant" }), element))(${elementExpression(target)})`;
