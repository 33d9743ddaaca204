import type { Page } from "@playwright/test";
import { content } from "./site.ts";

const { site } = content.shell;

/** Words that are the same in all languages. */
const names = [
  // The company, and what it is called in the footer.
  ...[site.legalName, site.name, site.email.text, ...site.address.lines],
  ...content.shell.footer.flatMap(({ social = [] }) => social.map(({ title }) => title)),
  // Cities of openings: no list has them in other languages.
  ...new Set(content.postings.flatMap(({ locations }) => locations.flatMap(({ city }) => city ?? []))),
  // File formats, and the trademark of the occupations.
  ...["PDF", "DOCX", "ODT", "RTF", "DOC", "JPG", "PNG", "WAV", "MP3", "O*NET"],
  // The time zone.
  "IST",
  // What the sweep's visitor has typed and sent.
  ...["support", "supporrt zyxw", "asha.txt", "Asha Rao", "Asha Kulkarni", "Support Team Lead"],
].sort((a, b) => b.length - a.length);

/** Titles of openings, which sentences quote. */
const titles = content.postings.map(({ title }) => title);

/** Elements whose texts are the visitor's own: the page need not know their language. */
const ownTexts = "textarea, q, .report-resume, .my-application-ledger dd";

type Known = { names: string[]; titles: string[]; ownTexts: string };

/**
 * Faults of a page in the pseudo-language, in the window as it is:
 * - English text outside of elements that say so. A sentence or an attribute may quote what another element marks.
 * - text that its element cuts off, and buttons and labels that are smaller than their text
 * - a page that scrolls sideways
 */
function measurePseudo({ names, ownTexts, titles }: Known): string[] {
  const faults = new Set<string>();
  const report = (fault: string, text: string, element: Element) => {
    const look = element.getAttribute("class")?.slice(0, 40);
    const shown = text.replace(/\s+/g, " ").trim().slice(0, 60);
    faults.add(`${fault}: <${element.tagName.toLowerCase()}${look ? ` class="${look}"` : ""}> ${shown}`);
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const own = document.documentElement.lang;
  const isMarked = (element: Element) =>
    element.closest("[lang]")?.getAttribute("lang") !== own ||
    element.closest(`code, script, style, noscript, ${ownTexts}`) !== null;

  const marked = [...document.querySelectorAll("[lang=en]")].map(
    (element) => element.textContent?.trim() ?? "",
  );
  const without = (text: string, parts: readonly string[]) =>
    parts.reduce((rest, part) => (part === "" ? rest : rest.replaceAll(part, " ")), text);
  /** Numbers of openings and applications. */
  const numbers = /\b([A-Z]{3}-\d{4}-\d{3}|[0-9A-Z]{5}-[0-9A-Z]{5})\b/g;
  const isEnglish = (text: string, isQuoting: boolean) =>
    /[a-z]{3}/i.test(
      without(isQuoting ? without(text, [...marked, ...titles]) : text, names).replace(numbers, ""),
    );

  if (isEnglish(document.title, true)) report("English title", document.title, document.documentElement);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? "";
    if (!element || isMarked(element) || !(isShown(element) || element.matches("option"))) continue;
    if (isEnglish(text, /^\s*⟦.*⟧\s*$/s.test(text))) report("English text", text, element);
  }

  /** Read by screen readers only. */
  const isHiddenText = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || element.closest(".sr-only") !== null;
  };
  const textBoxes = (element: Element) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.textContent?.trim() === "" || !isShown(parent) || isHiddenText(parent)) continue;
      // The window of a list shows one of its options.
      if (parent.matches("option")) continue;
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  for (const element of document.body.querySelectorAll("*")) {
    if (!isShown(element)) continue;
    for (const name of ["aria-label", "alt", "title", "placeholder"]) {
      const text = element.getAttribute(name) ?? "";
      if (!isMarked(element) && isEnglish(text, true)) report(`English ${name}`, text, element);
    }
    if (isHiddenText(element) || element.closest("svg, select")) continue;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const clips = (overflow: string) => /hidden|clip/.test(overflow);
    const isTruncated = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    const isControl = element.matches("button, label, legend, summary, th, [role=button]");
    if (!(clips(style.overflowX) || clips(style.overflowY) || isControl) || isTruncated) continue;
    const boxes = textBoxes(element);
    const isWide = boxes.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    // Lines are higher than their letters.
    const isHigh = boxes.some(({ top, bottom }) => top < box.top - 4 || bottom > box.bottom + 4);
    if (
      (isWide && (isControl || clips(style.overflowX))) ||
      (isHigh && (isControl || clips(style.overflowY)))
    )
      report("larger than its box", element.textContent ?? "", element);
  }
  const overflow = document.documentElement.scrollWidth - innerWidth;
  if (overflow > 0) faults.add(`scrolls sideways by ${overflow} px`);
  return [...faults];
}

/** @returns one line for each fault of the page in its window */
export const findPseudoFaults = (page: Page): Promise<string[]> =>
  page.evaluate(measurePseudo, { names, titles, ownTexts });
