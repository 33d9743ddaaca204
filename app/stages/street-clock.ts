/*
 * The slider of a street of windows (`InterviewStreet`): which are bright at its time, and what the clock says.
 */
import { fillTemplate } from "#domain/text/fill-template.ts";
import { clockOf, streetCounts, windowState } from "./interview-hours.ts";

/** Enables the slider of each street below `root`. Returns a cleanup function. */
export function runStreets(root: ParentNode): () => void {
  const stop = new AbortController();
  for (const street of root.querySelectorAll<HTMLElement>("[data-street]")) {
    const slider = street.querySelector("input");
    const clock = street.querySelector("output");
    const day = street.querySelector<HTMLElement>("[data-day]");
    const counts = street.querySelector<HTMLElement>("[data-counts]");
    const windows = [...street.querySelectorAll<SVGElement>("[data-light]")].map((element) => ({
      element,
      from: Number(element.dataset.begins),
      to: Number(element.dataset.ends),
    }));
    if (!slider || !clock || !day || !counts) continue;
    const nameTime = () => {
      slider.ariaValueText = `${day.textContent}, ${clock.textContent}`;
    };
    const show = () => {
      const minute = slider.valueAsNumber;
      for (const own of windows) own.element.dataset.light = windowState(own, minute);
      clock.textContent = clockOf(minute);
      const days = day.dataset.day?.split("|") ?? [];
      day.textContent = days[Math.floor(minute / (24 * 60))] ?? days.at(-1) ?? "";
      nameTime();
      counts.textContent = fillTemplate(counts.dataset.counts ?? "", {
        ...streetCounts(windows, minute),
        all: windows.length,
      });
    };
    nameTime();
    slider.disabled = false;
    slider.addEventListener("input", show, { signal: stop.signal });
  }
  return () => stop.abort();
}
