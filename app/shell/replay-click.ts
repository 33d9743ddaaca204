import { useEffect } from "react";

declare global {
  interface Window {
    pendingClick?: HTMLElement | null;
  }
}

/** Presses the button again that was pressed before the page could answer (see `app/document/boot.js`). */
export function useReplayedClick(): void {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
    window.pendingClick?.click();
    window.pendingClick = null;
  }, []);
}
