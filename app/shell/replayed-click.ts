import { useEffect } from "react";

declare global {
  interface Window {
    pendingClick?: HTMLElement | null;
  }
}

/**
 * Repeats the click on a button that a visitor pressed before the page was interactive (app/document/boot.js). Its place
 * is in the part that hydrates last.
 */
export function ReplayedClick(): null {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
    window.pendingClick?.click();
    window.pendingClick = null;
  }, []);
  return null;
}
