import { expect, test } from "vitest";
import { indexSite, searchSite } from "#app/search/search-site.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { listSearchEntries } from "./search-entries.ts";
import { foreignQueries, searchQueries as queries, questions, unseenQuestions } from "./search-queries.ts";

const today = "2026-11-20";
const content = readContent(process.cwd());
const entries = listSearchEntries(content, postingsOn(content.postings, today), today);
const index = indexSite(entries, content.search);

test("articles are searched by their words, without tags, addresses and layouts", () => {
  const words = entries.find(({ url }) => url === "/company/responsible-ai")?.words?.split(" ") ?? [];
  expect(words).toContain("emotion");
  expect(words.filter((word) => ["href", "http", "tbody", "numbered", "sunk"].includes(word))).toEqual([]);
});

test("95 of 100 queries show the right page among the first three", () => {
  const places = queries.map(([query, expected]) => {
    const shown = searchSite(index, query).flatMap(({ entries }) => entries.map(({ url }) => url));
    return { query, expected, place: shown.indexOf(expected) + 1, first: shown.slice(0, 3) };
  });
  const missed = places.filter(({ place }) => place < 1 || place > 3);
  const share = 1 - missed.length / queries.length;
  expect(queries.length).toBeGreaterThanOrEqual(45);
  expect(share, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.95);
});

/** The questions without an answer among the first three results, with those. */
function missedQuestions(asked: typeof questions) {
  return asked.flatMap(([query, ...expected]) => {
    const shown = searchSite(index, query).flatMap(({ entries }) => entries.map(({ url }) => url));
    const first = shown.slice(0, 3);
    return first.some((url) => expected.includes(url)) ? [] : [{ query, expected, first }];
  });
}

test("questions in whole sentences show a page that answers them among the first three", () => {
  const missed = missedQuestions(questions);
  expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(1);
  const unseen = missedQuestions(unseenQuestions);
  // 14 of 20 in the first run; two of the others show an answer, but not the page.
  expect(unseen.length, JSON.stringify(unseen, null, 1)).toBeLessThanOrEqual(6);
});

test("who asks for salaries gets openings, too", () => {
  expect(searchSite(index, "salary").map(({ kind }) => kind)).toContain("OPENING");
});

test("of queries about other things, 75 in 100 find nothing instead of similar words", () => {
  const found = foreignQueries.filter((query) => searchSite(index, query).length > 0);
  // 24 of 30; it was 9 of 30 when every similar word counted. The remaining queries contain words of the
  // site: "currency", "laptop", "bus tickets".
  expect(1 - found.length / foreignQueries.length, found.join(", ")).toBeGreaterThanOrEqual(0.75);
});
