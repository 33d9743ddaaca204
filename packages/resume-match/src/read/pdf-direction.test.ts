import { describe, expect, it } from "vitest";
import type { Page, TextItem } from "../types.ts";
import { toLeftToRight } from "./pdf-direction.ts";
import { pdfLines } from "./pdf-lines.ts";

const letterWidth = 5;
/** Items from left to right on one baseline, as the PDF reader gives them: each in reading order. */
const row = (y: number, x: number, ...texts: string[]): TextItem[] => {
  let left = x;
  return texts.flatMap((text) => {
    const width = text.length * letterWidth;
    const item = { text, x: left, y, width, size: 10, font: "", bold: false };
    left += width;
    return text.trim() === "" ? [] : [item];
  });
};
const linesOf = (items: TextItem[]) =>
  pdfLines([toLeftToRight({ width: 400, height: 800, items, links: [] } satisfies Page)]).lines.map(
    ({ text }) => text,
  );

describe("a page set from right to left", () => {
  it.each([
    ["a period", ["היום", " ", "–", " ", "2019"], "2019 – היום"],
    ["two years", ["מכללה", " ", ",", "2017", " ", "–", " ", "2013"], "2013 – 2017, מכללה"],
    ["months", ["חברה", " ", "12/2017", " ", "–", " ", "03/2016"], "03/2016 – 12/2017 חברה"],
    ["a telephone number", ["052", "-", "5550123", " ", ":", "טלפון"], "טלפון: 052-5550123"],
    ["words in Latin letters", ["Vue", " ", "Full", " ", "Stack", " ", "מפתח"], "מפתח Vue Full Stack"],
    ["brackets", ["(", "Elm", " ", "Ltd", ")", " ", "חברת אלמוג"], "חברת אלמוג (Elm Ltd)"],
    ["single letters", ["ل", "م", "ا", "ع", " ", "2"], "2 عامل"],
  ])("keeps the order of %s", (_, texts, expected) => {
    expect(linesOf([...row(100, 100, "שלום עולם טוב"), ...row(140, 100, ...texts)])[1]).toBe(expected);
  });

  it("has its columns and indents on the left", () => {
    const items = [...row(100, 340, "מנהלת"), ...row(100, 40, "2015")];
    expect(linesOf(items)).toEqual(["מנהלת\t2015"]);
  });

  it("leaves other pages as they are", () => {
    const page = { width: 400, height: 800, items: row(100, 40, "Clerk, Acme Ltd, שלום"), links: [] };
    expect(toLeftToRight(page)).toBe(page);
  });
});
