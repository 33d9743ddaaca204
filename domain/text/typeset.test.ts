import { expect, test } from "vitest";
import { typeset, typesetHtml, typesetQuotes } from "./typeset.ts";

test.each([
  ["It's the candidate's word", "It’s the candidate’s word"],
  ["the teams' notes, the '90s", "the teams’ notes, the ’90s"],
  ['One writes "sharp", (the other "vague")', "One writes “sharp”, (the other “vague”)"],
  ["he said 'maybe' twice", "he said ‘maybe’ twice"],
  ['"Who?" she asked', "“Who?” she asked"],
  ["“it's” stays", "“it’s” stays"],
])("%s has typographic marks", (text, set) => {
  expect(typesetQuotes(text)).toBe(set);
  expect(set).toHaveLength(text.length);
});

test.each(["AND placed_at >= DATE '2025-04-01'", '"basics": { "name": "Asha Rao" }'])(
  "%s is code and stays",
  (text) => expect(typeset(text)).toBe(text),
);

test("a number stays with its unit, a day with its month", () => {
  expect(typeset("30 minutes on 28 November, {count} days, 5 Nov, 10 MB, 12 lakh")).toBe(
    "30\u00a0minutes on 28\u00a0November, {count}\u00a0days, 5\u00a0Nov, 10\u00a0MB, 12\u00a0lakh",
  );
  expect(typeset("2 people, 3 years-old rules, 4 Mayor Street")).toBe(
    "2 people, 3 years-old rules, 4 Mayor Street",
  );
});

test("in HTML, tags, attributes and code stay", () => {
  expect(typesetHtml(`<p title="it's">It's <code>don't</code>'s <b>"so"</b></p><p>'So'</p>`)).toBe(
    `<p title="it's">It’s <code>don't</code>’s <b>“so”</b></p><p>‘So’</p>`,
  );
  expect(typesetHtml("<pre><code>let a = '5 days';</code></pre><p>5 days</p>")).toBe(
    "<pre><code>let a = '5 days';</code></pre><p>5\u00a0days</p>",
  );
});
