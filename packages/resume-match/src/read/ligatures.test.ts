import { describe, expect, it } from "vitest";
import { fillHoles } from "./ligatures.ts";
import { normaliseText } from "./normalise.ts";
import { textsWithLigatures } from "./pdf-ligatures.ts";

describe("fillHoles", () => {
  it.each([
    ["Certi\0ed o\x01ce manager, Paci\0c", "Certified office manager, Pacific"],
    ["work\x03ows that in\x03uence sta\x02", "workflows that influence staff"],
    ["e\x04cient tra\x04c, bene\0ts and \0nance", "efficient traffic, benefits and finance"],
    ["con\x03ict, re\x03ect, o\x02er, o\x05ine", "conflict, reflect, offer, offline"],
  ])("completes %j", (text, whole) => {
    expect(fillHoles(text)).toBe(whole);
  });

  it("leaves control characters in other words", () => {
    expect(fillHoles("up\x07set \x07Phone\x07 7\x018")).toBe("up\x07set \x07Phone\x07 7\x018");
  });

  it("serves the readers of text and word processors' files", () => {
    expect(normaliseText("Quali\x0eed \x07 co\x1eordi\x1fnator")).toBe("Qualified co-ordinator");
  });
});

describe("textsWithLigatures", () => {
  const ops = { setFont: 1, showText: 2 };
  const width: Record<string, number> = { f: 300, i: 250, l: 250 };
  /** The operators that draw texts in which digits stand for glyphs without a letter. */
  const draw = (texts: string[], glyphs: Record<string, number>) => ({
    fnArray: [ops.setFont, ...texts.map(() => ops.showText)],
    argsArray: [
      ["F1", 10],
      ...texts.map((text) => [
        [...text].map((letter) =>
          glyphs[letter] === undefined
            ? { unicode: letter, originalCharCode: letter.charCodeAt(0), width: width[letter] ?? 500 }
            : { unicode: "\0", originalCharCode: letter.charCodeAt(0), width: glyphs[letter] },
        ),
      ]),
    ],
  });
  const complete = (texts: string[], glyphs: Record<string, number>) =>
    textsWithLigatures(
      texts.map((text, index) => ({
        str: text.replace(/\d/g, "\0"),
        transform: [10, 0, 0, 10, index * 10, 100],
        width: 10,
      })),
      draw(texts, glyphs),
      ops,
    );

  it("tells ligatures apart by their widths and by all words with the same glyph", () => {
    const texts = ["1nance of Scho1eld, ", "sta2 of a life, ", "o3ce, ", "work4ow in Har4eet"];
    expect(complete(texts, { 1: 545, 2: 600, 3: 840, 4: 550 })).toEqual([
      "finance of Schofield, ",
      "staff of a life, ",
      "office, ",
      "workflow in Harfleet",
    ]);
  });

  it("reads words that the file prints in pieces", () => {
    expect(complete(["Certi", "1", "cations if", " l"], { 1: 545 }).join("")).toBe("Certifications if l");
  });

  it("leaves a glyph that is not a ligature", () => {
    expect(complete(["1Phone", "1Mail"], { 1: 900 })).toEqual(["\0Phone", "\0Mail"]);
  });
});
