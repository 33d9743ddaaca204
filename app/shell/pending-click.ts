import { useEffect } from "react";

declare global {
  interface Window {
    isInteractive?: boolean;
    pendingClick?: HTMLElement | null;
  }
}

/** Presses the button again that was pressed before the page could answer (see `app/boot.js`). */
export function usePendingClick(): void {
  useEffect(() => {
    window.isInteractive = true;
    window.pendingClick?.click();
    window.pendingClick = null;
  }, []);
}
