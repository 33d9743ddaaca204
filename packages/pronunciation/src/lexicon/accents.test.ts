import { describe, expect, it } from "vitest";
import { accentedForms } from "./accents.ts";

const forms = (word: string, ...pronunciations: string[]) =>
  accentedForms(
    word,
    pronunciations.map((pronunciation) => pronunciation.split(" ")),
  ).map((form) => form.join(" "));

describe("accentedForms", () => {
  it("keeps the dictionary's forms first", () => {
    expect(forms("read", "R EH D", "R IY D").slice(0, 2)).toEqual(["R EH D", "R IY D"]);
  });

  it("drops R unless a vowel follows", () => {
    expect(forms("customer", "K AH S T AH M ER")).toContain("K AH S T AH M AH");
    expect(forms("park", "P AA R K")).toContain("P AA K");
    expect(forms("here", "HH IH R")).toContain("HH IH AH");
    expect(forms("first", "F ER S T")).toEqual(expect.arrayContaining(["F ER S T", "F AH S T"]));
    expect(forms("very", "V EH R IY")).not.toContain("V EH IY");
    expect(forms("red", "R EH D")).not.toContain("EH D");
  });

  it("has the long vowel of a British bath, and no other", () => {
    expect(forms("bath", "B AE TH")).toContain("B AA TH");
    expect(forms("classes", "K L AE S AH Z")).toContain("K L AA S AH Z");
    expect(forms("can't", "K AE N T")).toContain("K AA N T");
    expect(forms("cat", "K AE T")).not.toContain("K AA T");
    expect(forms("plastic", "P L AE S T IH K")).not.toContain("P L AA S T IH K");
  });

  it("merges V and W, and makes TH and DH dental", () => {
    expect(forms("very", "V EH R IY")).toContain("W EH R IY");
    expect(forms("west", "W EH S T")).toContain("V EH S T");
    expect(forms("think", "TH IH NG K")).toContain("T IH NG K");
    expect(forms("this", "DH IH S")).toContain("D IH S");
  });

  it("has the Y of a British new", () => {
    expect(forms("new", "N UW")).toContain("N Y UW");
    expect(forms("tuesday", "T UW Z D EY")).toContain("T Y UW Z D EY");
    expect(forms("do", "D UW")).not.toContain("D Y UW");
    expect(forms("noon", "N UW N")).not.toContain("N Y UW N");
  });

  it("has words that follow no rule", () => {
    expect(forms("schedule", "S K EH JH UH L")).toEqual(
      expect.arrayContaining(["S K EH JH UH L", "SH EH D Y UW L"]),
    );
    expect(forms("secretary", "S EH K R AH T EH R IY")).toContain("S EH K R AH T AH R IY");
    expect(forms("fragile", "F R AE JH AH L")).toContain("F R AE JH AY L");
  });

  it("has each form once, at most 16", () => {
    const many = forms("weatherworthier", "W EH DH ER W ER DH IY ER", "W EH TH ER V ER TH Y ER");
    expect(new Set(many).size).toBe(many.length);
    expect(many.length).toBeLessThanOrEqual(16);
  });

  it("returns nothing for an unknown word", () => {
    expect(accentedForms("zyx", [])).toEqual([]);
  });
});
