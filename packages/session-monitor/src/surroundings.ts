import type { Detector, SessionStart, Signal } from "./types.ts";

/** Shorter absences are ignored; those of `longAway` or more are flagged. In milliseconds. */
export const shortestLook = 1_000;
const longAway = 10_000;
/** This many absences within this time are flagged. */
const manyLooks = 5;
const looksWithinMs = 300_000;
const fullscreenMs = 2_000;
/** If a viewport loses this share of one side in one step, with the other unchanged, a panel has docked. */
const panelShare = 0.18;
const sameSide = 0.03;
/** Sizes that change faster come from dragging the window's edge. */
const drawingMs = 400;
/** Full screen hides the browser's bars and restores them, which resizes the viewport within this time. */
const fullscreenResizeMs = 1_000;
/** An overlay that covers this share of the task is flagged if clicks pass through it. */
const overlayShare = 0.1;
const largeCopy = 40;

/** Loss of focus, and a hidden page. */
function watchPresence(): Detector {
  let isBlurred = false;
  let isHidden = false;
  let left: number | undefined;
  let looks: { start: number; end: number }[] = [];
  let count = 0;
  return (event) => {
    if (event.type === "blur") isBlurred = true;
    else if (event.type === "focus") isBlurred = false;
    else if (event.type === "visibility") isHidden = event.state === "hidden";
    else if (event.type !== "submit") return [];
    const isAway = (isBlurred || isHidden) && event.type !== "submit";
    if (isAway) {
      left ??= event.t;
      return [];
    }
    if (left === undefined) return [];
    const look = { start: left, end: event.t };
    left = undefined;
    if (look.end - look.start < shortestLook) return [];
    count += 1;
    looks = [...looks.filter(({ start }) => look.end - start <= looksWithinMs), look];
    const signals: Signal[] = [
      {
        id: `away-${count}`,
        kind: "away",
        level: look.end - look.start >= longAway ? "flag" : "note",
        ...look,
      },
    ];
    const [first] = looks;
    if (first && looks.length >= manyLooks)
      signals.push({ id: "away-often", kind: "away", level: "flag", start: first.start, end: look.end });
    return signals;
  };
}

function watchFullscreen(): Detector {
  let isOn = false;
  let left: number | undefined;
  let count = 0;
  return (event) => {
    const signals: Signal[] = [];
    if (left !== undefined && event.t - left >= fullscreenMs)
      signals.push({
        id: `fullscreen-${count}`,
        kind: "fullscreen",
        level: "flag",
        start: left,
        end: event.t,
      });
    if (event.type === "fullscreen" && event.on !== isOn) {
      isOn = event.on;
      left = isOn ? undefined : event.t;
      if (!isOn) count += 1;
    }
    return signals;
  };
}

/** A panel that docks next to the page; computers only. */
function watchPanel({ view, touch }: SessionStart): Detector {
  let size: { w: number; h: number; dpr?: number } = view;
  let full: { w: number; h: number } | undefined;
  let candidate: Signal | undefined;
  let lastResize = Number.NEGATIVE_INFINITY;
  let lastFullscreen = Number.NEGATIVE_INFINITY;
  let open: Signal | undefined;
  let count = 0;
  const loses = (from: number, to: number) => (from - to) / from >= panelShare;
  const stays = (from: number, to: number) => Math.abs(from - to) / from <= sameSide;
  return (event) => {
    if (touch) return [];
    const signals: Signal[] = [];
    if (candidate && event.t - candidate.start > drawingMs) {
      open = { ...candidate, end: event.t };
      candidate = undefined;
      signals.push(open);
    }
    if (event.type === "submit" && open) signals.push({ ...open, end: event.t });
    if (event.type === "fullscreen") {
      lastFullscreen = event.t;
      candidate = undefined;
    }
    if (event.type !== "resize") return signals;
    const before = size;
    size = event;
    const isDrawn = event.t - lastResize <= drawingMs;
    lastResize = event.t;
    if (isDrawn) candidate = undefined;
    if (open && full && event.w >= full.w * 0.95 && event.h >= full.h * 0.95) {
      signals.push({ ...open, end: event.t });
      open = undefined;
    }
    const isZoom = event.dpr !== undefined && before.dpr !== undefined && event.dpr !== before.dpr;
    const isFullscreen = event.t - lastFullscreen <= fullscreenResizeMs;
    const isPanel =
      (loses(before.w, event.w) && stays(before.h, event.h)) ||
      (loses(before.h, event.h) && stays(before.w, event.w));
    if (isPanel && !isZoom && !isDrawn && !isFullscreen && !open) {
      count += 1;
      full = { w: before.w, h: before.h };
      candidate = { id: `panel-${count}`, kind: "panel", level: "flag", start: event.t, end: event.t };
    }
    return signals;
  };
}

function watchOverlay(): Detector {
  let open: Signal | undefined;
  let count = 0;
  return (event) => {
    if (event.type === "submit" && open) return [{ ...open, end: event.t }];
    if (event.type !== "overlay") return [];
    const { t, on, area = 0, through = false } = event;
    if (!on) {
      const ended = open && { ...open, end: t };
      open = undefined;
      return ended ? [ended] : [];
    }
    count += 1;
    const level = through && area >= overlayShare ? "flag" : "note";
    open = { id: `overlay-${count}`, kind: "overlay", level, start: t, end: t };
    return [open];
  };
}

function watchCopies(): Detector {
  let count = 0;
  return (event) => {
    if ((event.type !== "copy" && event.type !== "cut") || event.from !== "task") return [];
    count += 1;
    const level = event.length >= largeCopy ? "flag" : "note";
    return [{ id: `copy-out-${count}`, kind: "copy-out", level, start: event.t, end: event.t }];
  };
}

/** A second screen or a lost connection: notes that may become flags next to another one (watch.ts). */
function watchMachine(): Detector {
  let offline: number | undefined;
  let screen: number | undefined;
  return (event) => {
    const signals: Signal[] = [];
    if (event.type === "offline") offline = event.t;
    if (offline !== undefined && (event.type === "online" || event.type === "submit")) {
      signals.push({
        id: `offline-${offline}`,
        kind: "offline",
        level: "note",
        start: offline,
        end: event.t,
      });
      offline = undefined;
    }
    if (event.type === "screen" && event.extended) screen ??= event.t;
    if (screen !== undefined && (event.type === "screen" || event.type === "submit"))
      signals.push({
        id: "second-screen",
        kind: "second-screen",
        level: "note",
        start: screen,
        end: event.t,
      });
    return signals;
  };
}

/** Watches the window, the page and the machine. */
export function watchSurroundings(session: SessionStart): Detector {
  const detectors = [
    watchPresence(),
    watchFullscreen(),
    watchPanel(session),
    watchOverlay(),
    watchCopies(),
    watchMachine(),
  ];
  return (event) => detectors.flatMap((detect) => detect(event));
}
