import { expect, it } from "vitest";
import { followPaint, wordsOfSpacedItems } from "./pdf-paint.ts";

it("wordsOfSpacedItems takes the spaces between words from the drawing", () => {
  const ops = { showText: 1 };
  const drawn = "Jo Ray HEAD BAKER OF TEA 2019 A B";
  const paint = followPaint({ fnArray: [1], argsArray: [[[...drawn].map((unicode) => ({ unicode }))]] }, ops);
  const items = ["Jo Ray", "H E A D BA K E R", "O F", "T E A", "2019", "A B"].map((str, index) => ({
    str,
    transform: [10, 0, 0, 10, index * 80, index < 4 ? 700 : 600],
  }));
  expect([...wordsOfSpacedItems(items, paint).values()]).toEqual(["HEAD BAKER", "OF", "TEA"]);
});
