import { expect, it } from "vitest";
import { followPaint, wordsOfSpacedItems } from "./pdf-paint.ts";

it("wordsOfSpacedItems takes the spaces between words from the drawing", () => {
  const ops = { showText: 1 };
  const drawn = "Jo Ray HEAD BAKER 2019";
  const paint = followPaint({ fnArray: [1], argsArray: [[[...drawn].map((unicode) => ({ unicode }))]] }, ops);
  const items = ["Jo Ray", "H E A D BA K E R", "2019"].map((str) => ({ str, transform: [] }));
  expect([...wordsOfSpacedItems(items, paint)]).toEqual([[1, "HEAD BAKER"]]);
});
