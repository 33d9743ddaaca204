import { describe, expect, test } from "vitest";
import { fullResults } from "#app/routes/careers/portal/portal-view.ts";
import { toFullResults, toPostingTexts } from "./server-answers.ts";

/** A value as it arrives from the server. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("texts of postings", () => {
  const posting = { title: "Team lead", url: "/careers/team-lead", text: "Leads a team." };

  test("a page of texts is accepted, also an empty one", () => {
    expect(toPostingTexts(sent({ postings: [posting], pages: 2 }))).toEqual({
      postings: [posting],
      pages: 2,
    });
    expect(toPostingTexts(sent({ postings: [], pages: 0 }))).toEqual({ postings: [], pages: 0 });
  });

  test.each([
    ["null", null],
    ["a text", "Service unavailable"],
    ["a list", [posting]],
    ["no postings", { pages: 1 }],
    ["postings that are no list", { postings: { 0: posting }, pages: 1 }],
    ["no number of pages", { postings: [posting] }],
    ["a number of pages in words", { postings: [posting], pages: "2" }],
    ["a posting that is null", { postings: [posting, null], pages: 1 }],
    ["a posting without its text", { postings: [{ ...posting, text: undefined }], pages: 1 }],
    ["a posting whose address is a number", { postings: [{ ...posting, url: 7 }], pages: 1 }],
  ])("%s is refused", (_, answer) => {
    expect(() => toPostingTexts(sent(answer))).toThrow("another shape");
  });
});

describe("full results", () => {
  const item = {
    url: "/careers/team-lead",
    title: "Team lead",
    unit: "Support",
    department: null,
    places: "Pune",
    mode: "Hybrid",
    type: null,
    pay: "₹12 lakh a year",
    bar: { start: 10, length: 5.5 },
    payNote: null,
    posted: { date: "2026-11-20", text: "20 November" },
    closes: { date: "2026-12-01", text: "1 December", isSoon: true },
  };
  const results = (...items: unknown[]) => sent({ address: "/careers", items });

  test("all openings of the site are accepted as the server sends them", () => {
    const all = fullResults(new URLSearchParams(), "en");
    expect(all.items).not.toEqual([]);
    expect(toFullResults(sent(all))).toEqual(all);
  });

  test("an item is accepted with and without what may be null", () => {
    expect(toFullResults(results(item, { ...item, bar: null, closes: null })).items).toHaveLength(2);
  });

  test.each(Object.keys(item))("an item without `%s` is refused", (key) => {
    expect(() => toFullResults(results(item, { ...item, [key]: undefined }))).toThrow("another shape");
  });

  test.each([
    ["null", null],
    ["no address", { items: [item] }],
    ["no items", { address: "/careers" }],
    ["a bar without its length", results({ ...item, bar: { start: 10 } })],
    ["a closing day without its text", results({ ...item, closes: { date: "2026-12-01", isSoon: true } })],
    ["a title that is null", results({ ...item, title: null })],
  ])("%s is refused", (_, answer) => {
    expect(() => toFullResults(answer)).toThrow("another shape");
  });
});
