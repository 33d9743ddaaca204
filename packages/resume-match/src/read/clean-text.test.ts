import { expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";

it("reads small capitals and old figures, which some fonts have in a private area", () => {
  const small = (text: string) =>
    [...text].map((letter) => String.fromCharCode(0xf700 + letter.charCodeAt(0))).join("");
  expect(cleanText(`E${small("ducation")} ${small("2019")} R${small("é")}sum${small("é")}`)).toBe(
    "Education 2019 Résumé",
  );
});

it("reads radicals as the characters that they stand for in a PDF", () => {
  expect(cleanText("护士⻓，⻘岛 営業課⻑ ⼤学")).toBe("护士长,青岛 営業課長 大学");
});

it("drops icons", () => {
  expect(cleanText("\uf095 020 7946 0123")).toBe("020 7946 0123");
});
