import { readFileSync } from "node:fs";
import type { Refusal, Report } from "pronunciation";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ReadingReport } from "./reading-report.tsx";
import { readingReportWords } from "./report.schema.ts";
import { makePhone, makeReport, makeWord } from "./sample-report.ts";

const words = readingReportWords.parse(parse(readFileSync("content/pronunciation-test.yaml", "utf8")).report);
const text = "Think, big red car";
const attempts = [
  {
    when: new Date(2026, 10, 30, 14, 2).getTime(),
    title: "A text",
    overall: 61,
    accuracy: 64,
    fluency: 70,
    completeness: 92,
  },
];

function htmlOf(report: Report, compact = false): string {
  const nothing = () => {};
  const html = renderToStaticMarkup(
    <ReadingReport
      report={report}
      samples={new Float32Array(16)}
      text={text}
      words={words}
      attempts={attempts}
      onRetry={nothing}
      onClear={nothing}
      compact={compact}
    />,
  );
  return html.replaceAll("&#x27;", "'");
}

const scored = makeReport({
  words: [
    makeWord("think", { score: 20, phones: [makePhone("TH", { score: 10, heardAs: "S" })] }),
    makeWord("big", { status: "skipped", score: 0, start: null, end: null }),
    makeWord("red", { status: "replaced", score: 0 }),
    makeWord("car", { score: 40 }),
  ],
  pauses: [{ afterWord: 2, start: 2, seconds: 0.65 }],
  extras: [{ afterWord: 2, start: 3, end: 3.3 }],
});

test("words are buttons whose names include their band and score", () => {
  const html = htmlOf(scored);
  expect(html).toContain("(check this word, 20 out of 100)");
  expect(html).toContain("(fair, 40 out of 100)");
  expect(html).toMatch(/data-band="skipped".*big.*skipped/);
  expect(html).toMatch(/data-band="replaced".*red.*another word/);
  expect(html).toContain("(pause of 0.7 seconds)");
  expect(html).toContain("/θ/ like /s/");
});

test("no word is called wrong, and every placeholder is filled", () => {
  const reports: Report[] = [
    scored,
    makeReport(),
    { ...scored, verdict: "unsure-text" },
    { ...scored, wordsPerMinute: 60 },
    { ...scored, quality: { seconds: 4, snrDb: 8.4, clippedShare: 0.02, rms: 0.1 } },
  ];
  for (const report of reports) {
    expect(htmlOf(report)).not.toMatch(/\{\w+\}|\bwrong\b|undefined|NaN/i);
  }
});

test("a poor recording shows its measurements and no sounds", () => {
  const html = htmlOf({ ...scored, quality: { seconds: 4, snrDb: 8.4, clippedShare: 0.02, rms: 0.1 } });
  expect(html).toContain("Your voice was 8 dB above the background");
  expect(html).toContain("2.0% of the recording");
  expect(html).not.toContain("/θ/");
});

test("a reading that may be of another text has scores and a notice", () => {
  const html = htmlOf({ ...scored, verdict: "unsure-text" });
  expect(html).toContain(words.unsure.title);
  expect(html).toContain("Overall: 80 out of 100");
});

test("a reading that stops early says where, and speech around it is announced", () => {
  const stopped = htmlOf({ ...scored, stoppedAfter: 0 });
  expect(stopped).toContain("You stopped after “think”");
  expect(htmlOf(scored)).not.toContain('data-notice="stopped"');
  expect(htmlOf({ ...scored, extras: [{ afterWord: -1, start: 0, end: 1 }] })).toContain(words.around.title);
  expect(htmlOf({ ...scored, extras: [{ afterWord: 3, start: 4, end: 5 }] })).toContain(words.around.title);
  expect(htmlOf(scored)).not.toContain(words.around.title);
});

const reasons: Refusal[] = ["too-short", "too-quiet", "too-noisy", "no-speech", "other-text"];
test.each(reasons)("a reading refused as %s has a reason, a next step and no scores", (reason) => {
  const noScores = { overall: null, accuracy: null, fluency: null, completeness: null, wordsPerMinute: null };
  const html = htmlOf({ ...scored, ...noScores, verdict: "refused", reason });
  expect(html).toContain(words.refused.reasons[reason].text);
  expect(html).toContain(words.refused.reasons[reason].next);
  expect(html).not.toMatch(/of 100|<table|<canvas/);
});

test("in a section there is no table, history or file, and headings are one level deeper", () => {
  const html = htmlOf(scored, true);
  expect(html).not.toMatch(/<table|<h2/);
  expect(html).not.toContain(words.actions.download);
  expect(html).toContain("<h4");
  expect(htmlOf(scored)).toContain(words.attempts.title);
});
