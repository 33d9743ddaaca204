import { expect, test } from "vitest";
import type { PostingItem } from "#app/routes/careers/posting-facts.ts";
import type { PostingFit } from "#app/tools/resume/worker/posting-fit.ts";
import { pageItems, sortByFit } from "./fit-state.ts";

const item = (url: string): PostingItem => ({
  url,
  title: url,
  unit: "",
  department: "",
  places: "",
  mode: null,
  type: "",
  pay: null,
  bar: null,
  payNote: null,
  posted: { date: "2026-11-01", text: "" },
  closes: null,
});
const fitsOf = (scores: Record<string, number>) =>
  new Map<string, PostingFit>(
    Object.entries(scores).map(([url, score]) => [url, { url, score, parts: [], answered: [], missing: [] }]),
  );
const urlsOf = (items: PostingItem[]) => items.map(({ url }) => url);

test("postings are sorted by fit; equal ones and those without a score keep their order", () => {
  const items = ["new", "low", "a", "b", "best", "newer"].map(item);
  const sorted = sortByFit(items, fitsOf({ low: 0, a: 20, b: 20, best: 41.5 }));
  expect(urlsOf(sorted)).toEqual(["best", "a", "b", "low", "new", "newer"]);
  expect(urlsOf(items)[0], "the given list is not changed").toBe("new");
});

test("pages are cut from the sorted list", () => {
  const items = Array.from({ length: 23 }, (_, index) => item(String(index)));
  expect(urlsOf(pageItems(items, 1, 10))).toEqual(urlsOf(items.slice(0, 10)));
  expect(urlsOf(pageItems(items, 3, 10))).toEqual(["20", "21", "22"]);
});
