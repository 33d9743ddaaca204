import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { loadWholeSheet } from "#app/ui/load-whole-sheet.ts";
import type { StageName } from "../define-stage.ts";
import { liveStage, type StageProps } from "./live-stages.ts";

/** Starts loading when the stage is this far below the viewport. */
const rootMargin = "400px 0px";
const firstTouches = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"] as const;

/** Whether the visitor saves data or has a slow connection; the stage then loads only on click. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return (
    connection?.saveData === true ||
    /2g|3g/.test(connection?.effectiveType ?? "") ||
    matchMedia("(prefers-reduced-data: reduce)").matches
  );
}

/** Runs `run` when the browser is idle, after 2 s at the latest. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/** A click on a button of the static preview: its index among all buttons, and its name. */
type Press = { index: number; name: string };

const nameOf = (button: Element) => button.ariaLabel ?? button.textContent;

function pressAt(element: HTMLElement, { clientX, clientY, button: used }: PointerEvent): Press | undefined {
  if (used !== 0) return undefined;
  // Disabled buttons are not always the event's target.
  const button = document.elementFromPoint(clientX, clientY)?.closest("button");
  if (!button || "start" in button.dataset) return undefined;
  const index = [...element.querySelectorAll("button")].indexOf(button);
  return index === -1 ? undefined : { index, name: nameOf(button) };
}

/** Replays a click from the static preview on the matching button of the live stage. */
function pressAgain(frame: HTMLElement, { index, name }: Press): void {
  const button = frame.querySelectorAll("button")[index];
  if (!button || nameOf(button) !== name) return;
  button.focus();
  button.click();
}

type State = "PICTURE" | "LOADING" | "LIVE" | "FAILED";

/**
 * Replaces a stage's static preview, which is server-rendered, with the interactive version in the same
 * state. The script loads when the stage is near the viewport and the browser is idle, or on first
 * interaction; only on click if the visitor saves data.
 */
export default function StageLoader({ name, only }: StageProps & { name: StageName }) {
  const [Stage, setStage] = useState<ComponentType<StageProps>>();
  const [frame, setFrame] = useState<HTMLElement>();
  const state = useRef<State>("PICTURE");
  const pressed = useRef<Press>(undefined);

  useEffect(() => {
    const element = document.querySelector<HTMLElement>(`[data-stage="${name}"]`);
    const loadStage = liveStage(name);
    if (!element || !loadStage) return;
    const show = (next: State) => {
      state.current = next;
      element.dataset.state = next;
    };
    const load = () => {
      if (state.current === "LOADING" || state.current === "LIVE") return;
      show("LOADING");
      Promise.all([loadStage(), loadWholeSheet()]).then(
        ([loaded]) => {
          show("LIVE");
          setFrame(element);
          setStage(() => loaded.default);
        },
        () => show("FAILED"),
      );
    };
    const saves = isSaving();
    show("PICTURE");
    if (saves) element.dataset.waits = "";
    let stopIdle = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        stopIdle = whenIdle(load);
      },
      { rootMargin },
    );
    if (!saves) observer.observe(element);
    const touches = saves ? [] : firstTouches;
    const onTouch = () => {
      if (state.current === "PICTURE") load();
    };
    for (const touch of touches) element.addEventListener(touch, onTouch, { passive: true });
    const onPress = (event: PointerEvent) => {
      if (state.current !== "LIVE") pressed.current = pressAt(element, event) ?? pressed.current;
    };
    element.addEventListener("pointerup", onPress);
    const start = element.querySelector("[data-start]");
    start?.addEventListener("click", load);
    return () => {
      observer.disconnect();
      stopIdle();
      for (const touch of touches) element.removeEventListener(touch, onTouch);
      element.removeEventListener("pointerup", onPress);
      start?.removeEventListener("click", load);
    };
  }, [name]);

  // In a layout effect, so that the preview goes in the same frame in which the stage appears.
  useLayoutEffect(() => {
    const picture = frame?.querySelector("[data-picture]");
    const focused = document.activeElement;
    picture?.remove();
    // The hero's link may have led into the preview.
    if (focused?.id && !focused.isConnected)
      document.getElementById(focused.id)?.focus({ preventScroll: true });
  }, [frame]);
  useEffect(() => {
    if (frame && pressed.current) pressAgain(frame, pressed.current);
    pressed.current = undefined;
  }, [frame]);
  return Stage && frame ? createPortal(<Stage only={only} />, frame) : null;
}
