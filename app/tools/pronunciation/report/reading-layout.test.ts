import { expect, test } from "vitest";
import { type Piece, readingLayout } from "./reading-layout.ts";
import { makeReport, makeWord } from "./sample-report.ts";

const written = (pieces: Piece[]) =>
  pieces
    .map((piece) => {
      switch (piece.kind) {
        case "word":
          return `${piece.lead}[${piece.text}]${piece.trail}${piece.isGlued ? "" : " "}`;
        case "text":
          return `${piece.text} `;
        case "pause":
          return `(${piece.seconds}) `;
        default:
          return "… ";
      }
    })
    .join("")
    .trim();

const wordsOf = (text: string) => text.split(" ").map((word) => makeWord(word));

test("punctuation stays with its words", () => {
  const words = wordsOf("good morning I said it's first contact");
  const text = "“Good morning,” I said:\n(it's first-contact).";
  expect(written(readingLayout(text, makeReport({ words })))).toBe(
    "“[Good] [morning],” [I] [said]: ([it's] [first]-[contact]).",
  );
});

test("pauses and extra speech are between their words", () => {
  const report = makeReport({
    words: wordsOf("thank you for calling"),
    pauses: [{ afterWord: 1, start: 2, seconds: 0.6 }],
    extras: [
      { afterWord: 1, start: 1.4, end: 1.8 },
      { afterWord: -1, start: 0.1, end: 0.4 },
      { afterWord: 3, start: 4, end: 4.4 },
    ],
  });
  expect(written(readingLayout("Thank you, for calling.", report))).toBe(
    "… [Thank] [you], … (0.6) [for] [calling]. …",
  );
});

test("words that are not scored stay in the text", () => {
  const report = makeReport({ words: wordsOf("ask for at noon") });
  expect(written(readingLayout("Ask Zyrbl for Qwx, at noon – Brrp.", report))).toBe(
    "[Ask] Zyrbl [for] Qwx, [at] [noon] – Brrp.",
  );
});

test("a short word does not match inside a longer one", () => {
  const report = makeReport({ words: wordsOf("that a cat sat") });
  expect(written(readingLayout("That a cat sat", report))).toBe("[That] [a] [cat] [sat]");
});

test("a word with another spelling in the text is shown as scored", () => {
  const report = makeReport({ words: wordsOf("call twenty people") });
  expect(written(readingLayout("Call 20 people.", report))).toBe("[Call] [twenty] 20 [people].");
});

test("without words there is only the text", () => {
  expect(written(readingLayout("Nothing here", makeReport({ words: [] })))).toBe("Nothing here");
});
