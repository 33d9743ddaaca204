import { expect, test } from "vitest";
import { formatClock, formatTime } from "./format-time.ts";
import { collator, dateFormat, listFormat, nameFormat, numberFormat } from "./formats.ts";

const languages = ["en", "hi", "mr"] as const;
const inAll = (format: (language: (typeof languages)[number]) => string) => languages.map(format);

test("dates have the language's month and the digits 0 to 9", () => {
  const day = Date.UTC(2026, 10, 29, 12);
  const options = { dateStyle: "long", timeZone: "UTC" } as const;
  expect(inAll((language) => dateFormat(language, options).format(day))).toEqual([
    "29 November 2026",
    "29 नवंबर 2026",
    "29 नोव्हेंबर, 2026",
  ]);
});

test("times have 0 to 23 hours, without the letters am and pm", () => {
  expect(inAll((language) => formatTime(Date.UTC(2026, 10, 29, 12), language))).toEqual([
    "29 November 2026 at 17:30 IST",
    "29 नवंबर 2026 को 17:30 बजे IST",
    "29 नोव्हेंबर, 2026 रोजी 17:30 वाजता IST",
  ]);
  for (const time of inAll((language) => formatClock(new Date(2026, 10, 29, 0, 5), language)))
    expect(time).toBe("00:05");
});

test("numbers are grouped as in India, in the digits 0 to 9", () => {
  expect(inAll((language) => numberFormat(language).format(1_234_567.5))).toEqual(
    Array(3).fill("12,34,567.5"),
  );
});

test("lists and names of countries and languages are in the language", () => {
  expect(inAll((language) => listFormat(language).format(["A", "B", "C"]))).toEqual([
    "A, B and C",
    "A, B, और C",
    "A, B आणि C",
  ]);
  expect(inAll((language) => nameFormat(language, "region").of("IN") ?? "")).toEqual([
    "India",
    "भारत",
    "भारत",
  ]);
  expect(inAll((language) => nameFormat(language, "language").of(language) ?? "")).toEqual([
    "English",
    "हिन्दी",
    "मराठी",
  ]);
});

test("titles are sorted without regard to case and accents where that is asked for", () => {
  const sorted = ["é", "B", "a"].sort(collator("en", { sensitivity: "base" }).compare);
  expect(sorted).toEqual(["a", "B", "é"]);
});

test("the same options give the same format, other options another", () => {
  expect(numberFormat("hi", { maximumFractionDigits: 1 })).toBe(
    numberFormat("hi", { maximumFractionDigits: 1 }),
  );
  expect(numberFormat("hi", { maximumFractionDigits: 1 })).not.toBe(numberFormat("hi"));
  expect(numberFormat("hi")).not.toBe(numberFormat("en"));
});
