/*
 * The time of day on a street of windows (`InterviewStreet`): which are bright now, which have been, and what the
 * clock says. Minutes count from the start of the round's Monday.
 */
import { fillTemplate } from "#domain/text/fill-template.ts";

type Hour = { from: number; to: number };

/** Formats minutes as a time of day such as 20:58. */
export function clockOf(minute: number): string {
  const two = (value: number) => `${value}`.padStart(2, "0");
  return `${two(Math.floor(minute / 60) % 24)}:${two(Math.floor(minute) % 60)}`;
}

/** Whether an interview is still to come, runs, or is over. */
export function windowState({ from, to }: Hour, minute: number): "ahead" | "now" | "done" {
  if (minute < from) return "ahead";
  return minute < to ? "now" : "done";
}

/** The numbers of interviews that run at a time, and that are over. */
export function streetCounts(hours: readonly Hour[], minute: number): { now: number; done: number } {
  const states = hours.map((hour) => windowState(hour, minute));
  const count = (state: string) => states.filter((own) => own === state).length;
  return { now: count("now"), done: count("done") };
}

/** Enables the slider of each street below `root`. Returns a cleanup function. */
export function runStreets(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>("[data-street]")].map((street) => {
    const slider = street.querySelector("input");
    const clock = street.querySelector("output");
    const day = street.querySelector<HTMLElement>("[data-day]");
    const counts = street.querySelector<HTMLElement>("[data-counts]");
    const windows = [...street.querySelectorAll<SVGElement>("[data-light]")].map((element) => ({
      element,
      from: Number(element.dataset.from),
      to: Number(element.dataset.to),
    }));
    if (!slider || !clock || !day || !counts) return () => {};
    const show = () => {
      const minute = slider.valueAsNumber;
      for (const own of windows) own.element.dataset.light = windowState(own, minute);
      clock.textContent = clockOf(minute);
      const days = day.dataset.day?.split("|") ?? [];
      day.textContent = days[Math.floor(minute / (24 * 60))] ?? days.at(-1) ?? "";
      slider.ariaValueText = `${day.textContent}, ${clock.textContent}`;
      counts.textContent = fillTemplate(counts.dataset.counts ?? "", {
        ...streetCounts(windows, minute),
        all: windows.length,
      });
    };
    slider.disabled = false;
    slider.addEventListener("input", show);
    return () => slider.removeEventListener("input", show);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
