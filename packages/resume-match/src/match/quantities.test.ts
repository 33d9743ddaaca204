import { describe, expect, it } from "vitest";
import { compareQuantity, isAsked, readQuantities } from "./quantities.ts";

const read = (text: string) =>
  readQuantities(text).map(({ low, high, unit, nouns }) => [low, high, unit, nouns.join(" ")]);

describe("readQuantities", () => {
  it.each([
    ["Led a team of 8", 8, 8, "team"],
    ["a crew of twenty-five", 25, 25, "team"],
    ["Supervised a dozen welders", 12, 12, "team"],
    ["between 3 and 5 direct reports", 3, 5, "team"],
    ["managed 10-15 engineers", 10, 15, "team"],
    ["a budget of £1.2m", 1_200_000, 1_200_000, "money"],
    ["a budget of 2 million pounds", 2_000_000, 2_000_000, "money"],
    ["₹1,50,00,000 in sales", 142_500, 142_500, "money"],
    ["a portfolio of Rs 2 crore", 190_000, 190_000, "money"],
    ["cut waste by 12.5%", 12.5, 12.5, "percent"],
    ["raised sales by ten per cent", 10, 10, "percent"],
    ["served 500,000 users", 500_000, 500_000, "count"],
    ["half a million visitors", 500_000, 500_000, "count"],
    ["40 calls a day", 10_000, 10_000, "count"],
    ["200 daily orders", 50_000, 50_000, "count"],
  ])("%s", (text, low, high, unit) => {
    const [first] = readQuantities(text);
    expect(first).toMatchObject({ unit });
    expect(first?.low).toBeCloseTo(low);
    expect(first?.high).toBeCloseTo(high);
  });

  it.each([
    "Level 3 diploma",
    "ISO 9001",
    "since 2019",
    "5 years of work",
    "18 months in sales",
    "Hired and trained",
  ])("finds no number with a unit in: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});

it("reads no rate from the next line", () => {
  expect(readQuantities("- Served 40 guests\n- Cooked every day")[0]).toMatchObject({
    low: 40,
    isRate: false,
  });
});

describe("isAsked", () => {
  const asks = (text: string, isDuty = true) => readQuantities(text).some((one) => isAsked(one, isDuty));

  it.each(["at least 3 sites", "Lead a team of 6", "50+ tickets", "Answer 60 calls a day"])("%s", (text) => {
    expect(asks(text)).toBe(true);
  });

  it("not by a job that only describes itself", () => {
    expect(asks("Run payroll for our two plants")).toBe(false);
  });
});

describe("compareQuantity", () => {
  const share = (asked: string, stated: string) => {
    const [first] = readQuantities(asked);
    return first && compareQuantity(first, readQuantities(stated))?.share;
  };

  it.each([
    ["at least 5 people in a team", "Led a team of 10", 2],
    ["a team of at least 8", "Managed four nurses", 0.5],
    ["at least 40 calls a day", "Took 100 calls a week", 0.5],
    ["at least 40 calls a day", "Took 20 calls an hour", 4],
    ["a budget of at least $1 million", "Held a budget of £800,000", 1],
    ["an error rate below 2%", "Kept the error rate at 4%", 0.5],
    ["over 500,000 users", "A shop with 1 million users", 2],
  ])("%s: %s", (asked, stated, expected) => {
    expect(share(asked, stated)).toBeCloseTo(expected);
  });

  it.each([
    ["a budget of at least £1m", "Brought in £3m of revenue"],
    ["a team of at least 5", "Served 900 customers"],
    ["at least 40 calls a day", "Wrote 60 letters a day"],
    ["at least 40 calls a day", "Took 9,000 calls"],
    ["raised sales by 10%", "Cut downtime by 30%"],
  ])("does not compare %s with %s", (asked, stated) => {
    expect(share(asked, stated)).toBeUndefined();
  });
});
