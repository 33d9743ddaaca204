import { expect, test } from "vitest";
import { mendLamAlef } from "./pdf-lam-alef.ts";

const showText = 44;
const painted = (...letters: string[]) => ({
  fnArray: letters.map(() => showText),
  argsArray: letters.map((unicode) => [[{ unicode }]]),
});

test("a joined lam and alef keeps its order, two letters beside each other do, too", () => {
  const items = [
    { str: "Oslo", dir: "ltr" },
    { str: "المالء", dir: "rtl" },
  ];
  const operators = painted("O", "s", "l", "o", "ء", "لا", "م", "ل", "ا");
  expect(mendLamAlef(items, operators, showText)).toEqual(["Oslo", "الملاء"]);
  expect(mendLamAlef([{ str: "المال", dir: "rtl" }], painted("ل", "ا", "م", "ل", "ا"), showText)).toEqual([
    "المال",
  ]);
});
