import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { sine } from "./fixtures/make-wav.ts";
import {
  createLexicon,
  decodeModel,
  type Progress,
  type Report,
  readWav,
  type ScoreOptions,
  SpeechError,
  sampleRate,
  scoreReading,
} from "./index.ts";
import { loadDictionary, loadModel } from "./pack/load-speech.ts";

const fixture = (name: string) =>
  readWav(readFileSync(new URL(`./fixtures/${name}.wav`, import.meta.url))).samples;
/** Texts of the fixtures, as in `lab/engines/pronunciation/make-fixtures.ts`. */
const order = { samples: fixture("order"), text: "Please send me the number of your order." };
const parcel = { samples: fixture("package"), text: "The package will arrive before Friday morning." };
const boats = { samples: fixture("boats"), text: "Seven yellow boats crossed the lake." };

let tools: Pick<ScoreOptions, "model" | "lexicon">;
beforeAll(() => {
  tools = { model: decodeModel(loadModel()), lexicon: createLexicon(loadDictionary()) };
});
const score = (samples: Float32Array, text: string, options: Partial<ScoreOptions> = {}): Report =>
  scoreReading(samples, text, { ...tools, ...options });
/** Caches the right text's report: many tests need it. */
const rightReports = new Map<string, Report>();
function scoreRight({ samples, text }: typeof order): Report {
  const report = rightReports.get(text) ?? score(samples, text);
  rightReports.set(text, report);
  return report;
}
const statuses = (report: Report) => report.words.map(({ status }) => status);
const thrownCode = (run: () => unknown) => {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof SpeechError ? error.code : error;
  }
};
/** Reproducible noise. */
const hiss = (seconds: number, height: number) => {
  let state = 7;
  return Float32Array.from({ length: seconds * sampleRate }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return height * (state / 2 ** 31 - 1);
  });
};

/** Loud and soft three times a second, so that its level varies as speech does. */
const tremblingChord = (seconds: number) =>
  Float32Array.from({ length: seconds * sampleRate }, (_, i) => {
    const t = i / sampleRate;
    const chord = [220, 277, 330].reduce((sum, hertz) => sum + 2 * ((hertz * t) % 1) - 1, 0);
    return 0.08 * (1 + Math.sin(6 * Math.PI * t)) * chord;
  });

describe("scoreReading", () => {
  it.each([order, parcel, boats])("accepts the right text: $text", (reading) => {
    const report = scoreRight(reading);
    expect(report.verdict).toBe("ok");
    expect(report.overall).toBeGreaterThanOrEqual(80);
    expect(report).toMatchObject({ completeness: 100, extras: [], pauses: [] });
    let before = 0;
    for (const word of report.words) {
      expect(word.start).toBeGreaterThanOrEqual(before);
      before = word.end ?? 0;
      expect(word.phones[0]?.start).toBe(word.start);
      expect(word.phones.at(-1)?.end).toBe(word.end);
    }
    expect(before).toBeLessThanOrEqual(report.quality.seconds);
  });

  it("reports the same twice", () => {
    expect(score(order.samples, order.text)).toEqual(scoreRight(order));
  });

  it("finds skipped words", () => {
    const report = score(parcel.samples, "The package will certainly arrive before Friday morning.");
    expect(report.words[3]).toEqual({
      text: "certainly",
      status: "skipped",
      score: 0,
      start: null,
      end: null,
      phones: [],
    });
    expect(statuses(report).filter((status) => status === "spoken")).toHaveLength(7);
    expect(report.completeness).toBe(88);
  });

  it("finds a replaced word, or scores it low", () => {
    const report = score(boats.samples, "Seven yellow hospitals crossed the lake.");
    const right = scoreRight(boats);
    expect(report.words[2]?.score).toBeLessThan(30);
    expect(right.words[2]?.score).toBeGreaterThan(50);
    expect(report.overall).toBeLessThan(right.overall ?? 0);
  });

  it("finds words that are not in the text", () => {
    const report = score(parcel.samples, "The package will before Friday morning.");
    expect(report.extras).toHaveLength(1);
    expect(report.extras[0]?.afterWord).toBe(2);
    expect(statuses(report)).not.toContain("skipped");
  });

  it.each([
    ["send", 0, "Please me the number of your order."],
    ["your", 5, "Please send me the number of order."],
  ])("finds a quick extra word: %s", (_, afterWord, text) => {
    const { extras } = score(order.samples, text);
    expect(extras.map((extra) => extra.afterWord)).toEqual([afterWord]);
    expect((extras[0]?.end ?? 0) - (extras[0]?.start ?? 0)).toBeLessThan(0.3);
  });

  it("reports talk before and after the text, and scores the text as without it", () => {
    const samples = Float32Array.of(...boats.samples, ...order.samples, ...boats.samples);
    const report = score(samples, order.text);
    expect(report).toMatchObject({ verdict: "ok", completeness: 100, stoppedAfter: null });
    expect([...new Set(report.extras.map(({ afterWord }) => afterWord))]).toEqual([-1, 7]);
    expect(Math.abs((report.overall ?? 0) - (scoreRight(order).overall ?? 0))).toBeLessThan(10);
  });

  it.each([
    ["between two words", 1],
    ["within a word", 0.6],
  ])("scores a reading that stops %s as far as it goes", (_, share) => {
    const [before, next] = [scoreRight(order).words[3]!, scoreRight(order).words[4]!];
    const end = share === 1 ? before.end! : next.start! + share * (next.end! - next.start!);
    const report = score(order.samples.subarray(0, Math.round(end * sampleRate)), order.text);
    expect(report).toMatchObject({ verdict: "ok", stoppedAfter: 3, completeness: 50, extras: [] });
    expect(statuses(report)).toEqual([...Array(4).fill("spoken"), ...Array(4).fill("skipped")]);
    expect(report.accuracy).toBeGreaterThan(55);
  });

  it("needs less than a second for a short text", () => {
    const { start, end } = scoreRight(order).words[0]!;
    const word = order.samples.subarray(start! * sampleRate, end! * sampleRate);
    expect(word.length).toBeLessThan(sampleRate);
    expect(score(word, "Please.")).toMatchObject({ verdict: "ok", completeness: 100 });
    expect(score(word, order.text)).toMatchObject({ verdict: "refused", reason: "too-short" });
  });

  it("hears the same with an offset and hum", () => {
    const hum = sine(50, order.samples.length / sampleRate, sampleRate, 0.03);
    const report = score(
      order.samples.map((sample, i) => sample + 0.05 + (hum[i] ?? 0)),
      order.text,
    );
    expect(report.verdict).toBe("ok");
    expect(Math.abs((report.accuracy ?? 0) - (scoreRight(order).accuracy ?? 0))).toBeLessThan(4);
    expect(report.quality.rms).toBeCloseTo(scoreRight(order).quality.rms, 2);
  });

  it("reports a pause in its place", () => {
    const cut = Math.round((scoreRight(order).words[4]?.end ?? 0) * sampleRate);
    const paused = Float32Array.of(
      ...order.samples.subarray(0, cut),
      ...hiss(1, 0.0005),
      ...order.samples.subarray(cut),
    );
    const { pauses } = score(paused, order.text);
    expect(pauses.map(({ afterWord }) => afterWord)).toEqual([4]);
    expect(pauses[0]?.seconds).toBeGreaterThan(0.9);
    expect(pauses[0]?.seconds).toBeLessThan(1.4);
  });

  it("refuses another text, or marks it unsure", () => {
    expect(score(order.samples, parcel.text).verdict).not.toBe("ok");
    expect(score(boats.samples, order.text).verdict).not.toBe("ok");
    expect(score(parcel.samples, order.text)).toMatchObject({
      verdict: "refused",
      reason: "other-text",
      overall: null,
      words: [],
    });
  });

  it("marks a partly fitting text unsure", () => {
    const report = score(order.samples, "Send a letter to your mother.");
    expect(report.verdict).toBe("unsure-text");
    expect(report.overall).toBeLessThanOrEqual(40);
  });

  it("refuses recordings that are too short, too quiet, too noisy or no speech", () => {
    const refusalReason = (samples: Float32Array) => {
      const report = score(samples, order.text);
      return report.verdict === "refused" ? report.reason : report.verdict;
    };
    expect(refusalReason(order.samples.subarray(0, sampleRate / 2))).toBe("too-short");
    expect(refusalReason(new Float32Array())).toBe("too-short");
    expect(refusalReason(new Float32Array(3 * sampleRate))).toBe("too-quiet");
    expect(refusalReason(hiss(1.5, 0.3))).toBe("too-noisy");
    expect(score(hiss(6, 0.1), "Stop.")).toMatchObject({ verdict: "refused", reason: "too-noisy" });
    expect(refusalReason(sine(100, 1.5))).toBe("no-speech");
    expect(refusalReason(tremblingChord(3))).toBe("no-speech");
  });

  it("survives NaN samples", () => {
    const broken = order.samples.slice();
    broken[9000] = Number.NaN;
    expect(["ok", "refused", "unsure-text"]).toContain(score(broken, order.text).verdict);
    expect(score(new Float32Array(2 * sampleRate).fill(Number.NaN), order.text).verdict).toBe("refused");
  });

  it("detects a wrong phone planted through the expected pronunciation", () => {
    const right = scoreRight(parcel).words[1]!;
    const wrong = score(parcel.samples, parcel.text, { pronunciations: { package: "P AE M IH JH" } })
      .words[1]!;
    expect(wrong.phones.map(({ phone }) => phone)).toEqual(["P", "AE", "M", "IH", "JH"]);
    expect(wrong.phones[2]?.score).toBeLessThan((right.phones[2]?.score ?? 0) - 30);
    expect(wrong.score).toBeLessThan(right.score);
  });

  it("scores a sound low that was not spoken", () => {
    const right = scoreRight(boats).words.at(-1)!;
    const wrong = score(boats.samples, boats.text, { pronunciations: { lake: "L EY K S" } }).words.at(-1)!;
    expect(right.phones.every((phone) => phone.score >= 30)).toBe(true);
    expect(wrong.phones.at(-1)?.phone).toBe("S");
    expect(wrong.phones.at(-1)?.score).toBeLessThan(30);
    expect(wrong.score).toBeLessThan(right.score - 20);
  });

  it("names unknown words, and accepts a pronunciation or leaves them out", () => {
    const text = "The pakkidge will arrive before Friday morning.";
    expect(() => score(parcel.samples, text)).toThrow(
      expect.objectContaining({ code: "unknown-words", words: ["pakkidge"] }),
    );
    const custom = score(parcel.samples, text, { pronunciations: { Pakkidge: "P AE K IH JH" } });
    expect(custom).toMatchObject({ verdict: "ok", completeness: 100 });
    const without = score(parcel.samples, text, { leaveOut: ["pakkidge"] });
    expect(without.words.map((word) => word.text)).not.toContain("pakkidge");
    expect(without).toMatchObject({ verdict: "ok", completeness: 100, extras: [] });
  });

  it("scores written forms like the words that they stand for", () => {
    const right = scoreRight(boats);
    const report = score(boats.samples, "7 yellow-boats crossed/the lake.");
    expect(report.words.map(({ text }) => text)).toEqual(["7", "yellow-boats", "crossed", "the", "lake"]);
    const { accuracy, fluency, completeness, wordsPerMinute } = right;
    expect(report).toMatchObject({ accuracy, fluency, completeness, wordsPerMinute });
    expect(report.words[1]?.phones.map(({ phone }) => phone)).not.toContain("SIL");
  });

  it("throws for input that cannot be scored", () => {
    expect(thrownCode(() => score(order.samples, "👍"))).toBe("no-words");
    expect(thrownCode(() => score(order.samples, "order", { leaveOut: ["order"] }))).toBe("no-words");
    expect(thrownCode(() => score(order.samples, "order ".repeat(301)))).toBe("too-many-words");
    expect(thrownCode(() => score(new Float32Array(181 * sampleRate), order.text))).toBe("too-long");
  });

  it("reports progress that never falls", () => {
    const steps: Progress[] = [];
    score(order.samples, order.text, { onProgress: (progress) => steps.push(progress) });
    expect([...new Set(steps.map(({ step }) => step))]).toEqual(["hearing", "aligning", "scoring"]);
    const hearing = steps.filter(({ step }) => step === "hearing").map(({ share }) => share);
    expect(hearing).toEqual(hearing.toSorted((a, b) => a - b));
  });
});
