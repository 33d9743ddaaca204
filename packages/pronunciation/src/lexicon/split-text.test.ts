import { expect, it } from "vitest";
import { splitText } from "./split-text.ts";

const words = (text: string) => splitText(text).map((token) => token.text);

it.each([
  ["me—at me – at me--at", ["me", "at", "me", "at", "me", "at"]],
  ["and/or red,green;blue:grey", ["and", "or", "red", "green", "blue", "grey"]],
  ["wait...then (go) [now] “yes”", ["wait", "then", "go", "now", "yes"]],
  ["follow-up T-shirt COVID-19 18-year-old", ["follow-up", "T-shirt", "COVID-19", "18-year-old"]],
  ["1,50,000 1,000 10,20 3.14.", ["1,50,000", "1,000", "10", "20", "3.14"]],
  ["₹1,50,000, $12.50; Rs. 500/- £3m ₹2.5 crore", ["₹1,50,000", "$12.50", "Rs. 500/-", "£3m", "₹2.5 crore"]],
  ["at 10:30, 5–7 days, 12/05/2026.", ["at", "10:30", "5–7", "days", "12/05/2026"]],
  ["60 km/h, 24/7 and 5½ hours w/o 2 1/2", ["60", "km/h", "24/7", "and", "5½", "hours", "w/o", "2 1/2"]],
  ["+91 98765-43210 (080)", ["+91", "98765-43210", "080"]],
  ["name@chayan.in www.chayan.in/jobs.", ["name@chayan.in", "www.chayan.in/jobs"]],
  ["a & b + c @ d – e", ["a", "&", "b", "+", "c", "@", "d", "e"]],
  ["e.g. U.S. R&D @home #1", ["e.g", "U.S", "R&D", "@home", "#1"]],
])("splits %j", (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it("marks the ends of phrases, full stops and slashes", () => {
  const [he, she, dash, last] = splitText("he/she — dash now.");
  expect([he, she, dash, last].map((token) => token?.endsPhrase)).toEqual([false, true, false, true]);
  expect([he, she].map((token) => token?.joinedBy)).toEqual(["", "/"]);
  expect([dash, last].map((token) => token?.hasFullStop)).toEqual([false, true]);
});
