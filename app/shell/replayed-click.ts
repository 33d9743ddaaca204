import { useEffect } from "react";

declare global {
  interface Window {
    pendingClick?: HTMLElement | null;
  }
}

/**
 * Replays the click on a button that a visitor pressed before hydration (app/document/boot.js). Rendered in
 * the part that hydrates last.
 */
export function ReplayedClick(): null {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
    window.pendingClick?.click();
    window.pendingClick = null;
  }, []);
  return null;
}
