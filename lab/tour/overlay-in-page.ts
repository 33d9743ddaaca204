import type { View } from "./motion.ts";

/*
 * The overlay of the film, as code that runs in the page. The page gets the source of these functions
 * (overlay.ts), so they may use only each other, and nothing that is imported or declared outside of them.
 */

/** The film's frame in pixels. The band at the bottom contains the caption. */
export const frame = { width: 1920, height: 1080, band: 140 };

/** State of the overlay in one frame: pointer, caption band and ending. */
export type Overlay = {
  view: View;
  /** In film pixels. */
  pointer: { x: number; y: number; isPressed: boolean; opacity: number };
  /** A ring where the pointer clicked; `time` is the elapsed share of its animation. */
  ring?: { x: number; y: number; time: number };
  label: string;
  caption: string;
  /** Elapsed share of the caption's fade-in. */
  captionTime: number;
  /** Opacity of a paper sheet over everything, and of the previous scene's last frame on it. */
  sheet: number;
  before: number;
  /** Opacity of the ending. */
  ending: number;
};

export type Words = {
  example: string;
  chapters: number;
  chapter: number;
  ending: { brand: string; text: string; address: string; note: string };
  /** The last frame of the previous scene, as a data URL. */
  before?: string;
};

export type Film = { show: (overlay: Overlay) => void; settle: (milliseconds: number) => Promise<boolean> };

function addBox(parent: Element | ShadowRoot, look: Partial<CSSStyleDeclaration>, text = ""): HTMLElement {
  const element = document.createElement("div");
  Object.assign(element.style, look);
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Styles that several parts share. */
function commonLooks(size: typeof frame) {
  return {
    display: { fontFamily: "Bricolage", fontWeight: "700", letterSpacing: "-0.015em" },
    plain: { fontFamily: "Instrument", fontWeight: "500" },
    fill: {
      position: "absolute",
      left: "0",
      top: "0",
      width: `${size.width}px`,
      height: `${size.height}px`,
    },
  };
}

/** In a closed shadow root, so that SecureSight does not flag it. */
function addScreen(size: typeof frame): HTMLElement {
  const host = document.createElement("div");
  Object.assign(host.style, {
    position: "fixed",
    inset: "0",
    overflow: "hidden",
    pointerEvents: "none",
    zIndex: "2147483647",
  });
  const root = host.attachShadow({ mode: "closed" });
  document.documentElement.append(host);
  return addBox(root, {
    ...commonLooks(size).fill,
    transformOrigin: "0 0",
    color: "#16211d",
    colorScheme: "light",
  });
}

/** The band at the bottom: progress, chapter and caption. */
function addBand(screen: HTMLElement, words: Words, size: typeof frame) {
  const { display, plain, fill } = commonLooks(size);
  const band = addBox(screen, {
    ...fill,
    top: `${size.height - size.band}px`,
    // Some extra pixels, because the camera may end between two.
    height: `${size.band + 4}px`,
    background: "#fbf9f4",
  });
  for (let chapter = 0; chapter < words.chapters; chapter += 1) {
    const gap = 6;
    const width = (size.width - gap * (words.chapters - 1)) / words.chapters;
    addBox(band, {
      position: "absolute",
      left: `${chapter * (width + gap)}px`,
      top: "0",
      width: `${width}px`,
      height: "5px",
      background: chapter === words.chapter ? "#0f6b4f" : chapter < words.chapter ? "#8fb3a4" : "#ddd6c6",
    });
  }
  const label = addBox(band, {
    ...plain,
    fontWeight: "600",
    position: "absolute",
    left: "56px",
    top: "25px",
    fontSize: "26px",
    lineHeight: "32px",
    color: "#0f6b4f",
    whiteSpace: "pre",
  });
  const caption = addBox(band, {
    ...display,
    position: "absolute",
    left: "56px",
    top: "60px",
    fontSize: "46px",
    lineHeight: "58px",
    whiteSpace: "pre",
  });
  addBox(
    band,
    {
      ...plain,
      position: "absolute",
      right: "56px",
      top: "28px",
      fontSize: "24px",
      lineHeight: "32px",
      color: "#4c5a54",
    },
    words.example,
  );
  return { label, caption };
}

/** The last picture of the film: brand, text and address. */
function addEnding(screen: HTMLElement, words: Words, size: typeof frame): HTMLElement {
  const { display, plain, fill } = commonLooks(size);
  const ending = addBox(screen, { ...fill, background: "#0b4534", color: "#fbf9f4" });
  const brand = addBox(ending, {
    ...display,
    position: "absolute",
    left: "168px",
    top: "168px",
    fontSize: "54px",
    display: "flex",
    alignItems: "center",
    gap: "22px",
  });
  brand.innerHTML =
    '<svg viewBox="0 0 24 24" width="64" height="64"><rect width="24" height="24" rx="6" fill="#fbf9f4"/><path d="M6 13.5 18 10" stroke-width="5" stroke-linecap="round" stroke="#f6b73c"/></svg>';
  brand.append(words.ending.brand);
  addBox(
    ending,
    {
      ...display,
      position: "absolute",
      left: "168px",
      top: "380px",
      width: "1500px",
      textWrap: "balance",
      fontSize: "116px",
      lineHeight: "118px",
      letterSpacing: "-0.025em",
    },
    words.ending.text,
  );
  addBox(
    ending,
    { ...display, position: "absolute", left: "168px", top: "700px", fontSize: "64px", lineHeight: "78px" },
    words.ending.address,
  );
  addBox(
    ending,
    {
      ...plain,
      position: "absolute",
      left: "168px",
      top: "796px",
      fontSize: "34px",
      lineHeight: "46px",
      color: "#cfe0d6",
    },
    words.ending.note,
  );
  addBox(
    ending,
    { ...plain, position: "absolute", right: "56px", bottom: "48px", fontSize: "24px", color: "#a9c7b8" },
    words.example,
  );
  return ending;
}

function addPointer(screen: HTMLElement) {
  const names = "http://www.w3.org/2000/svg";
  const ring = addBox(screen, {
    position: "absolute",
    left: "0",
    top: "0",
    width: "76px",
    height: "76px",
    margin: "-38px",
    boxSizing: "border-box",
    borderRadius: "50%",
    border: "4px solid #0f6b4f",
  });
  const arrow = "M0 0 L0 18.2 L4.6 14.1 L7.6 20.8 L11 19.3 L8.1 12.8 L14.2 12.5 Z";
  const pointer = document.createElementNS(names, "svg");
  pointer.setAttribute("viewBox", "0 0 24 24");
  Object.assign(pointer.style, {
    position: "absolute",
    left: "0",
    top: "0",
    width: "60px",
    height: "60px",
    overflow: "visible",
    transformOrigin: "0 0",
  });
  pointer.innerHTML =
    `<path d="${arrow}" fill="none" stroke="#000" stroke-opacity="0.22" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="${arrow}" fill="#16211d" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/>`;
  screen.append(pointer);
  return { pointer, ring };
}

/** A paper sheet over everything, with the last frame of the previous scene. */
function addSheet(screen: HTMLElement, words: Words, size: typeof frame) {
  const { fill } = commonLooks(size);
  const sheet = addBox(screen, { ...fill, background: "#fbf9f4" });
  const before = document.createElement("img");
  Object.assign(before.style, fill, { objectFit: "none", objectPosition: "0 0" });
  if (words.before !== undefined) before.src = words.before;
  sheet.append(before);
  return { sheet, before };
}

/** Notes changes of the page, and advances its animations frame by frame. `viewNow`: the visible part. */
function createSettle(size: typeof frame, viewNow: () => View): Film["settle"] {
  let isChanged = true;
  const isSeen = (target: Element | null) => {
    if (!target) return false;
    const view = viewNow();
    const box = target.getBoundingClientRect();
    const height = (view.width * size.height) / size.width;
    return (
      box.right > view.x && box.left < view.x + view.width && box.bottom > view.y && box.top < view.y + height
    );
  };
  const note = () => {
    isChanged = true;
  };
  new MutationObserver(note).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  for (const event of ["input", "focusin", "focusout", "scroll", "select"])
    document.addEventListener(event, note, { capture: true, passive: true });

  return async (milliseconds) => {
    for (const animation of document.getAnimations()) {
      const { currentTime, effect } = animation;
      const { endTime } = effect?.getComputedTiming() ?? {};
      if (typeof currentTime !== "number" || typeof endTime !== "number") continue;
      // Animations outside the view, such as a shimmering button, never end and are ignored.
      if (effect instanceof KeyframeEffect && isSeen(effect.target)) isChanged = true;
      const next = currentTime + milliseconds;
      if (next >= endTime) animation.finish();
      else animation.currentTime = next;
    }
    // Let React and worker messages run first.
    for (let round = 0; round < 2; round += 1) await scheduler.postTask(() => {}, { priority: "background" });
    const was = isChanged;
    isChanged = false;
    return was;
  };
}

export function buildOverlay({ words, size }: { words: Words; size: typeof frame }): void {
  const screen = addScreen(size);
  const { label, caption } = addBand(screen, words, size);
  const ending = addEnding(screen, words, size);
  const { pointer, ring } = addPointer(screen);
  const { sheet, before } = addSheet(screen, words, size);
  let view = { x: 0, y: 0, width: 0 };

  const film: Film = {
    show(state) {
      ({ view } = state);
      const scale = size.width / view.width;
      screen.style.transform = `translate(${view.x}px, ${view.y}px) scale(${1 / scale})`;
      const press = state.pointer.isPressed ? 0.86 : 1;
      pointer.style.transform = `translate(${state.pointer.x}px, ${state.pointer.y}px) scale(${press})`;
      pointer.style.opacity = String(state.pointer.opacity);
      ring.style.opacity = state.ring ? String(0.9 * (1 - state.ring.time)) : "0";
      if (state.ring)
        ring.style.transform = `translate(${state.ring.x}px, ${state.ring.y}px) scale(${0.35 + 0.65 * state.ring.time})`;
      label.textContent = state.label;
      caption.textContent = state.caption;
      caption.style.opacity = String(state.captionTime);
      before.style.opacity = String(state.before);
      sheet.style.opacity = String(state.sheet);
      sheet.style.display = state.sheet > 0 ? "" : "none";
      ending.style.opacity = String(state.ending);
      ending.style.display = state.ending > 0 ? "" : "none";
    },
    settle: createSettle(size, () => view),
  };
  Object.assign(window, { film });
}

/** The functions that `buildOverlay` uses. */
export const overlayParts = [
  ...[addBox, commonLooks, addScreen, addBand, addEnding, addPointer, addSheet, createSettle],
];
