import type { KeyboardEvent } from "react";

/** Traps Tab between the toggle and the last visible entry of the open menu. */
export function keepFocus(event: KeyboardEvent, toggle: HTMLElement | null, menu: HTMLElement | null): void {
  if (event.key !== "Tab") return;
  const entries = menu?.querySelectorAll<HTMLElement>("a, button") ?? [];
  const targets = [toggle, ...entries].filter((entry) => entry?.checkVisibility());
  const index = targets.indexOf(document.activeElement as HTMLElement);
  const next = targets.at((index + (event.shiftKey ? -1 : 1)) % targets.length);
  event.preventDefault();
  next?.focus();
}
