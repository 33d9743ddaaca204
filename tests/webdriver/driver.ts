/** An element of the page: a selector, and text that the element, its label or its `aria-label` contains. */
export type Target = { css: string; text?: string };

export type Key = "ArrowDown" | "Enter" | "Escape" | "Tab";

/** A browser window. Keys go to the focused element. */
export type Driver = {
  open: (url: string) => Promise<void>;
  /** Evaluates JavaScript in the page. @returns its value as JSON */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks with the mouse. @throws {Error} if there is no such element */
  click: (target: Target) => Promise<void>;
  /** @param paths of files */
  upload: (target: Target, paths: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** A screenshot of the window as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Opens an empty window without the state of the previous one. */
  startOver: () => Promise<void>;
  close: () => Promise<void>;
};

/** Runs in the page. @returns the first visible element that matches; file inputs may be hidden */
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

/** JavaScript for the page that evaluates to the element of a target. */
export const elementExpression = (target: Target) => `(${findElement})(${JSON.stringify(target)})`;

/** The same, scrolled to the middle of the window, where neither bar nor strip covers it. */
export const centredExpression = (target: Target) =>
  `((element) => (element?.scrollIntoView({ block: "center", behavior: "instant" }), element))(${elementExpression(target)})`;
