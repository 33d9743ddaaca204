/*
 * Behaviour of the gestures at the end of pages (`Gesture`). Their HTML is static; controls that need scripts are
 * enabled here.
 */
import { fillTemplate } from "#domain/text/fill-template.ts";
import { placeOnRuler } from "./plan-ruler.ts";
import { asOpenings, inDigits, inRupees } from "./rupees.ts";

type Start = (element: HTMLElement, signal: AbortSignal) => void;

/** S, H and R choose a decision while the focus is in the gesture; Escape takes it back. */
const decide: Start = (element, signal) => {
  element.dataset.live = "";
  element.addEventListener(
    "keydown",
    ({ key, ctrlKey, metaKey, altKey }) => {
      if (ctrlKey || metaKey || altKey) return;
      const undo = element.querySelector<HTMLInputElement>("[value='']");
      if (undo && key === "Escape") undo.checked = true;
      const radio = element.querySelector<HTMLInputElement>(`[data-key="${CSS.escape(key.toUpperCase())}"]`);
      radio?.focus();
      radio?.click();
    },
    { signal },
  );
};

/** Counts keys and pasted characters. The text goes nowhere. */
const count: Start = (element, signal) => {
  const field = element.querySelector("textarea");
  const note = element.querySelector<HTMLElement>("[data-note]");
  const figures = { keys: 0, pasted: 0 };
  if (!field || !note) return;
  let length = 0;
  field.value = "";
  field.disabled = false;
  field.addEventListener(
    "input",
    (event) => {
      const { inputType = "", data } = event as InputEvent;
      const added = data?.length ?? Math.max(0, field.value.length - length);
      length = field.value.length;
      if (inputType.startsWith("insertFrom")) {
        figures.pasted += added;
        note.textContent = fillTemplate(note.dataset.note ?? "", { count: added, keys: figures.keys });
      } else if (!inputType.startsWith("history")) figures.keys++;
      for (const [name, value] of Object.entries(figures)) {
        const figure = element.querySelector(`[data-count=${name}]`);
        if (figure) figure.textContent = String(value);
      }
    },
    { signal },
  );
};

/** The slider and the drawing of a `Scrubber`. */
const scrub: Start = (element, signal) => {
  const slider = element.querySelector("input");
  const drawing = element.querySelector("[data-drawing]");
  const template = element.querySelector<HTMLElement>("[data-template]");
  const lines = element.querySelectorAll("output > *");
  const steps = [...element.querySelectorAll("[data-step]")];
  const texts: string[][] = JSON.parse(element.dataset.texts ?? "[]");
  if (!slider || !drawing) return;
  const show = () => {
    const value = slider.valueAsNumber;
    const text = texts[value - 1] ?? [];
    for (const [index, step] of steps.entries()) step.toggleAttribute("data-on", index < value);
    for (const [index, line] of lines.entries()) line.textContent = text[index] ?? "";
    if (template)
      template.textContent = fillTemplate(template.dataset.template ?? "", {
        count: value,
        of: texts.length,
      });
    slider.ariaValueText = text.join(": ");
  };
  const point = (event: Event) => {
    if (!(event instanceof PointerEvent)) return;
    // A finger keeps the element where it began as its target.
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-step]");
    const index = found ? steps.indexOf(found) : -1;
    if (index < 0) return;
    slider.valueAsNumber = index + 1;
    show();
  };
  slider.disabled = false;
  slider.addEventListener("input", show, { signal });
  drawing.addEventListener("pointerdown", point, { signal });
  drawing.addEventListener("pointermove", point, { signal });
  show();
};

/** The price of a number of candidates. */
const price: Start = (element, signal) => {
  const slider = element.querySelector("input");
  const figure = element.querySelector("output");
  const sentences = [...element.querySelectorAll<HTMLElement>("[data-template]")];
  const perCandidate = Number(element.dataset.perCandidate);
  const perOpening = Number(element.dataset.perOpening);
  if (!slider || !figure) return;
  const show = () => {
    const candidates = slider.valueAsNumber;
    const amount = candidates * perCandidate;
    figure.textContent = inRupees(amount);
    const prices = [perCandidate, perOpening];
    for (const [index, sentence] of sentences.entries())
      sentence.textContent = fillTemplate(sentence.dataset.template ?? "", {
        candidates: inDigits(candidates),
        openings: asOpenings(amount, perOpening),
        price: inRupees(prices[index] ?? 0),
      });
    slider.ariaValueText = `${candidates}: ${figure.textContent}`;
  };
  slider.disabled = false;
  slider.addEventListener("input", show, { signal });
  show();
};

/** The minutes of the chosen tests. */
const plan: Start = (element, signal) => {
  const boxes = [...element.querySelectorAll("input")];
  const figure = element.querySelector("output");
  const bars = element.querySelectorAll("[data-part]");
  if (!figure) return;
  const show = () => {
    const tests = boxes.map(({ checked, value }) => ({ isChosen: checked, minutes: Number(value) }));
    const { parts, total } = placeOnRuler(tests, Number(element.dataset.break));
    for (const [index, bar] of bars.entries()) {
      bar.setAttribute("x", String(parts[index]?.x ?? 0));
      bar.setAttribute("width", String(parts[index]?.width ?? 0));
    }
    figure.textContent = fillTemplate(figure.dataset.template ?? "", { minutes: total });
  };
  for (const box of boxes) box.disabled = false;
  element.addEventListener("change", show, { signal });
  show();
};

const starts: Record<string, Start> = {
  DECIDE: decide,
  COUNT: count,
  SCRUB: scrub,
  RUPEES: price,
  PLAN: plan,
};

/** Starts the gestures below `root`. Returns a cleanup function. */
export function runGestures(root: ParentNode): () => void {
  const stop = new AbortController();
  for (const element of root.querySelectorAll<HTMLElement>("[data-gesture]"))
    starts[element.dataset.gesture ?? ""]?.(element, stop.signal);
  return () => stop.abort();
}
