import { overlayLook } from "../live/looks.ts";

/** Size of the overlay as shares of the field's width and height: about a third of its area. */
const width = 0.6;
const height = 0.55;

type Words = { helper: string; simulated: string; helperText: string };

/**
 * Opens an overlay like that of an assistant: in the page's body, translucent, and click-through. Escape
 * closes it.
 *
 * @param onClose called when Escape closes it
 * @returns a function that closes it
 */
export function openOverlay(field: Element, words: Words, onClose: () => void): () => void {
  const overlay = document.createElement("div");
  overlay.ariaHidden = "true";
  overlay.dataset.simulatedOverlay = "";
  overlay.className = overlayLook;
  Object.assign(overlay.style, {
    position: "absolute",
    zIndex: "40",
    overflow: "hidden",
    pointerEvents: "none",
    opacity: "0.92",
  });
  const line = (text: string, look = "") => {
    const element = document.createElement("p");
    element.textContent = text;
    element.className = look;
    overlay.append(element);
  };
  line(`${words.helper} · ${words.simulated}`, "font-semibold text-slate");
  line(words.helperText);

  const place = () => {
    const { left, top, width: wide, height: high } = field.getBoundingClientRect();
    Object.assign(overlay.style, {
      left: `${left + scrollX + wide * (1 - width)}px`,
      top: `${top + scrollY + high * (1 - height)}px`,
      width: `${wide * width}px`,
      height: `${high * height}px`,
    });
  };
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    listening.abort();
    overlay.remove();
  };
  window.addEventListener("resize", place, { signal });
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      close();
      onClose();
    },
    { signal },
  );
  place();
  document.body.append(overlay);
  return close;
}
