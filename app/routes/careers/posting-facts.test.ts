import content from "virtual:content";
import { expect, test } from "vitest";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { formatCount, formatLocations, formatPay, postingItem } from "./posting-facts.ts";

const { facts, counted } = content.careers;
const [posting] = postingsOn(content.postings, "2026-11-20");
if (!posting) throw new Error("There are no postings");

test("pay is written as its currency is", () => {
  const pay = { min: 50000000, max: 80000000, currency: "INR", period: "YEAR" } as const;
  expect(formatPay(pay, facts)).toBe("₹5,00,000 – ₹8,00,000 a year");
  expect(formatPay({ ...pay, currency: "USD" }, facts)).toBe("US$500,000 – US$800,000 a year");
  expect(formatPay({ ...pay, currency: "JPY", min: 3000, max: 3000, period: "HOUR" }, facts)).toBe(
    "JP¥3,000 an hour",
  );
  expect(formatPay({ ...pay, currency: "EUR", min: 1550, max: 2000, period: "HOUR" }, facts)).toBe(
    "€15.50 – €20 an hour",
  );
});

test("many places are shortened in lists and written out on the page", () => {
  const locations = ["Pune", "Indore", "Kochi", "Jaipur"].map((city) => ({
    city,
    region: "R",
    country: "IN",
  }));
  const wide = { ...posting, workplace: "HYBRID", remoteWithin: undefined, locations } as const;
  expect(postingItem({ ...wide, locations }, facts, "2026-11-20").places).toBe("Pune, Indore, Kochi, +1");
  expect(formatLocations({ ...wide, locations }, facts, "full")[3]).toBe("Jaipur, R, India");
});

test("a last day that is near is marked", () => {
  const item = (closes: string) => postingItem({ ...posting, closes }, facts, "2026-11-20").closes;
  expect(item("2026-11-30")).toMatchObject({ isSoon: true, text: "Closes soon, 30 November 2026" });
  expect(item("2026-12-01")).toMatchObject({ isSoon: false, text: "Closes 1 December 2026" });
});

test("counts read as sentences do", () => {
  expect([0, 1, 2].map((count) => formatCount(count, counted))).toEqual([
    "No openings",
    "1 opening",
    "2 openings",
  ]);
});

test("what another system does not say is not written", () => {
  const { employment, department, ...rest } = posting;
  const bare = { ...rest, workplace: undefined, remoteWithin: undefined, locations: [], pay: undefined };
  expect(postingItem(bare, facts, "2026-11-20")).toMatchObject({
    places: "",
    mode: null,
    type: null,
    department: null,
    pay: null,
  });
  expect(formatLocations({ ...bare, workplace: "REMOTE" }, facts, "full")).toEqual(["Remote"]);
  expect(formatLocations({ ...bare, locations: [{ region: "NY", country: "US" }] }, facts, "full")).toEqual([
    "NY, United States",
  ]);
  expect(formatPay({ min: 3600000, max: 5000000, currency: "EUR" }, facts)).toBe("€36,000 – €50,000");
});
