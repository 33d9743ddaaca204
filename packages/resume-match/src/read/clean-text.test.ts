import { expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";

it("reads small capitals and old figures, which some fonts have in a private area", () => {
  const small = (text: string) =>
    [...text].map((letter) => String.fromCharCode(0xf700 + letter.charCodeAt(0))).join("");
  expect(cleanText(`E${small("ducation")} ${small("2019")} R${small("é")}sum${small("é")}`)).toBe(
    "Education 2019 Résumé",
  );
});

it("drops icons", () => {
  expect(cleanText("\uf095 020 7946 0123")).toBe("020 7946 0123");
});
