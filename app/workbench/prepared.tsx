import { type ReactNode, useEffect, useRef, useState } from "react";

/** Shows a state that requires a visitor's action: `act` runs once, after the children are rendered. */
export function Prepared({ act, children }: { act: (root: HTMLElement) => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (isDone.current || !root.current) return;
    isDone.current = true;
    act(root.current);
  }, []);
  return <div ref={root}>{children}</div>;
}

export function press(selector: string) {
  return (root: HTMLElement) => root.querySelector<HTMLElement>(selector)?.click();
}

export function openDetails(root: HTMLElement): void {
  for (const details of root.querySelectorAll("details")) details.open = true;
}

/** Puts a file into the first file input. */
export function chooseFile(name: string) {
  return (root: HTMLElement) => {
    const input = root.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) return;
    const files = new DataTransfer();
    files.items.add(new File(["Asha Rao"], name));
    input.files = files.files;
  };
}

/** Renders only on the client, as the CSP forbids inline styles in documents. */
export function InBrowser({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return isShown && children;
}

/** For handlers that are not called in a state. */
export function noop(): void {}
