import type { WatchedSession } from "./watched-session.ts";

type ExtendableScreen = Screen & Partial<EventTarget> & { isExtended?: boolean };

export const viewNow = () => ({ w: innerWidth, h: innerHeight });

/**
 * Watches the window: whether it has the focus and can be seen, its size, full screen, other screens and the network.
 *
 * @param onAway runs when the window is hidden or without focus
 * @returns `check` looks now; `reportState` reports at the beginning what is out of the ordinary
 */
export function watchWindow(
  { signal, emit }: Pick<WatchedSession, "signal" | "emit">,
  onAway: () => void,
): { check: () => void; reportState: () => void } {
  let isBlurred = false;
  let isHidden = false;

  const check = () => {
    const wasHidden = isHidden;
    const wasBlurred = isBlurred;
    isHidden = document.visibilityState === "hidden";
    isBlurred = !document.hasFocus();
    if (isHidden !== wasHidden) emit({ type: "visibility", state: isHidden ? "hidden" : "visible" });
    if (isBlurred !== wasBlurred) emit({ type: isBlurred ? "blur" : "focus" });
    if (isHidden || isBlurred) onAway();
  };

  document.addEventListener("visibilitychange", check, { signal });
  window.addEventListener("blur", check, { signal });
  window.addEventListener("focus", check, { signal });
  document.addEventListener(
    "fullscreenchange",
    () => emit({ type: "fullscreen", on: document.fullscreenElement !== null }),
    { signal },
  );
  window.addEventListener("resize", () => emit({ type: "resize", ...viewNow(), dpr: devicePixelRatio }), {
    signal,
  });
  window.addEventListener("offline", () => emit({ type: "offline" }), { signal });
  window.addEventListener("online", () => emit({ type: "online" }), { signal });
  (screen as ExtendableScreen).addEventListener?.(
    "change",
    () => emit({ type: "screen", extended: (screen as ExtendableScreen).isExtended === true }),
    { signal },
  );

  return {
    check,
    reportState() {
      if ((screen as ExtendableScreen).isExtended) emit({ type: "screen", extended: true });
      if (document.fullscreenElement) emit({ type: "fullscreen", on: true });
      if (!navigator.onLine) emit({ type: "offline" });
    },
  };
}
