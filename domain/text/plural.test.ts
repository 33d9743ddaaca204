import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import { fillPlural } from "./plural.ts";

const fill = (message: string, values: Record<string, string | number>, language: Language) =>
  fillPlural(compileMessageOrThrow(message), values, language);

test("the form is the one that the language has for the number", () => {
  const openings = "{count, plural, =0 {none} one {# opening} other {# openings}}";
  const forms = (language: Language) =>
    [0, 1, 2, 1_00_000].map((count) => fill(openings, { count }, language));
  const english = ["none", "1 opening", "2 openings", "1,00,000 openings"];
  expect(forms("en")).toEqual(english);
  expect(forms("hi")).toEqual(english);
  expect(forms("mr")).toEqual(english);
  // Hindi has the form for one for nought and fractions, too.
  const days = "{count, plural, one {one} other {other}}";
  expect([0, 0.5, 1, 2].map((count) => fill(days, { count }, "hi"))).toEqual(["one", "one", "one", "other"]);
  expect([0, 0.5, 1, 2].map((count) => fill(days, { count }, "en"))).toEqual([
    "other",
    "other",
    "one",
    "other",
  ]);
});

test("other values are filled in inside and outside of the forms, as they are", () => {
  const pauses = "{name}: {count, plural, one {one of {seconds} s} other {# of {seconds} s}}";
  expect(fill(pauses, { name: "{count} <b>", count: 2, seconds: "0.4" }, "hi")).toBe(
    "{count} <b>: 2 of 0.4 s",
  );
  expect(fill(pauses, { name: "a", count: 1, seconds: "0.4" }, "mr")).toBe("a: one of 0.4 s");
});

test("a text without a number stays as it is", () => {
  expect(fill("कोई नौकरी नहीं", {}, "hi")).toBe("कोई नौकरी नहीं");
});
