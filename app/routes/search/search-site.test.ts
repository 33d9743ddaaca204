import { expect, test } from "vitest";
import { activeAfter, topSuggestions } from "#app/search/box-options.ts";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { indexSite, searchSite } from "#app/search/search-site.ts";

const entry = (url: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  url,
  kind: "PAGE",
  title,
  description: "",
  ...more,
});
const index = indexSite(
  [
    entry("/resumes", "Reading résumés"),
    entry("/interviews", "Interviews", { description: "How we talk." }),
    entry("/faq#cost", "What does an interview cost?", { kind: "FAQ" }),
    entry("/post", "Notes", { kind: "POST", words: "interview parser" }),
  ],
  {
    ignored: ["what", "does", "an"],
    synonyms: [
      ["cv", "resume"],
      ["vi", "video interview"],
      ["video interview", "interview"],
    ],
  },
);
const urls = (query: string) =>
  searchSite(index, query).flatMap(({ entries }) => entries.map(({ url }) => url));

test("a word is found despite a wrong letter, by a prefix and by a synonym", () => {
  expect(urls("resmue")).toEqual(["/resumes"]);
  expect(urls("resu")).toEqual(["/resumes"]);
  expect(urls("CV")).toEqual(["/resumes"]);
});

test("only the last word may be a prefix", () => {
  expect(urls("interv cost")).not.toContain("/interviews");
});

test("the group with the best result comes first and has the terms to mark", () => {
  const [best] = searchSite(index, "what does an interview cost");
  expect(best?.kind).toBe("FAQ");
  expect(best?.entries[0]?.terms.toSorted()).toEqual(["cost", "interview"]);
});

test("an empty query and unknown words find nothing", () => {
  expect(urls("")).toEqual([]);
  expect(urls("  ?! ")).toEqual([]);
  expect(urls("xyzzy")).toEqual([]);
});

test("a few of each group are suggested while a visitor types", () => {
  const entries = Array.from({ length: 9 }, (_, index) => ({
    ...entry(`/${index}`, "One"),
    score: 1,
    terms: [],
  }));
  const groups = (["PAGE", "FAQ", "POST", "OPENING"] as const).map((kind) => ({ kind, entries }));
  expect(topSuggestions(groups).map((group) => group.entries.length)).toEqual([4, 4, 2]);
});

test("arrow keys cycle through the options and the field, Home and End stay in the options", () => {
  expect(activeAfter("ArrowDown", -1, 3)).toBe(0);
  expect(activeAfter("ArrowDown", 2, 3)).toBe(-1);
  expect(activeAfter("ArrowUp", -1, 3)).toBe(2);
  expect(activeAfter("ArrowUp", 0, 3)).toBe(-1);
  expect(activeAfter("End", 0, 3)).toBe(2);
  expect(activeAfter("Home", 2, 3)).toBe(0);
  expect(activeAfter("Home", -1, 3), "the field's own key").toBeUndefined();
  expect(activeAfter("ArrowDown", -1, 0)).toBeUndefined();
});
