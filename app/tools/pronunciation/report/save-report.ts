import type { ScoredReport } from "./reading-layout.ts";

/** Downloads the report with its text and date, without the audio. */
export function saveReport(report: ScoredReport, text: string): void {
  const file = JSON.stringify({ date: new Date().toISOString(), text, report }, null, 2);
  const href = URL.createObjectURL(new Blob([file], { type: "application/json" }));
  Object.assign(document.createElement("a"), {
    href,
    download: "reading.json",
  }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
