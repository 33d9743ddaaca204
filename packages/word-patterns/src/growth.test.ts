import { expect, test } from "vitest";
import { fastGrowing, patternsUsed } from "./growth.ts";

const limit = 1.5;

test.each([
  /\d+%/, // starts again at every digit
  /\s+$/,
  /\b(?:then|tomorrow)\b.*\bwas\b/,
  /^\w*\s*\w*$/,
])("%s grows faster than its text", (pattern) => {
  expect(fastGrowing([pattern], limit)).toHaveLength(1);
});

test.each([/\b\d+%/, /^\s+/, /\b(?:then|tomorrow)\b(?! was\b)/, /^[a-z\s]*$/, /\b[^.]{0,40}\bend\b/g])(
  "%s grows with its text",
  (pattern) => {
    expect(fastGrowing([pattern], limit)).toEqual([]);
  },
);

test("finds the patterns that a module executes, however it does", async () => {
  const module = `
    export function run() {
    /a/.test("a");
    "b".replace(/b/g, "");
    [..."c".matchAll(/c/gu)];
    "d".split(/d/);
    "e".search(/e/);
    return /unused/;
    }
  `;
  const found = await patternsUsed(new URL(`data:text/javascript,${encodeURIComponent(module)}`));
  expect(found.map(({ source }) => source)).toEqual(["a", "b", "c", "d", "e"]);
});
