import { expect, test } from "vitest";
import { isIntended, isUnreal } from "./not-done.ts";

test.each([
  "i'm fixing to rename the folders",
  "the plan is two afternoons where i play the buyer",
  "for next month i have in mind to measure one flat with him",
  "i'm leaning towards rolling out the new one",
  "i'd expect returns to drop to twelve by june",
  "from next week my idea is to take the medicine round first",
  "fingers crossed they sign on the twelfth",
  "this sunday i'm sitting down with the register",
  "i've resolved to have him read them back",
  "i see myself opening his chart and asking",
])("still to come: %s", (text) => expect(isIntended(text)).toBe(true));

test.each([
  "i had no chance to lay his three pallets beside our price",
  "it slipped my mind to ask her",
  "had i known, the bread would have waited",
  "without asking him how many he spoils",
  "that'd mean a rough monday on the phones",
  "not once did i sit with her",
  "at no point did i tell her",
  "i put off writing them down",
  "i was told to fetch hot water",
])("did not come about: %s", (text) => expect(isUnreal(text)).toBe(true));

test.each([
  "i rang the depot and had them pull it off the shelf",
  "she filled page two herself while i looked on",
  "i told her i'd ring on friday at nine",
  "returns dropped from nineteen percent to twelve by june",
])("done: %s", (text) => {
  expect(isIntended(text)).toBe(false);
  expect(isUnreal(text)).toBe(false);
});
