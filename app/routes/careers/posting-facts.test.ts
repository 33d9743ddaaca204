import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { formatLocations, formatPay, postingItem } from "./posting-facts.ts";

const { facts } = content.careers;
const [posting] = postingsOn(content.postings, "2026-11-20");
if (!posting) throw new Error("There are no postings");

test("pay is formatted by its currency", () => {
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

test.each(["en", "hi", "mr"] as const)(
  "rupees are grouped by lakh, in digits from 0 to 9, in %s",
  (language) => {
    const pay = { min: 50_000_000, max: 1_250_000_000, currency: "INR" };
    expect(formatPay(pay, facts, language)).toBe("₹5,00,000 – ₹1,25,00,000");
  },
);

test("lists shorten many locations, the page shows all", () => {
  const locations = ["Pune", "Indore", "Kochi", "Jaipur"].map((city) => ({
    city,
    region: "R",
    country: "IN",
  }));
  const wide = { ...posting, workplace: "HYBRID", remoteWithin: undefined, locations } as const;
  expect(postingItem({ ...wide, locations }, { facts }, "2026-11-20").places).toBe("Pune, Indore, Kochi, +1");
  expect(formatLocations({ ...wide, locations }, facts, "full")[3]).toBe("Jaipur, R, India");
});

test("a near last day is marked", () => {
  const item = (closes: string) => postingItem({ ...posting, closes }, { facts }, "2026-11-20").closes;
  expect(item("2026-11-30")).toMatchObject({ isSoon: true, text: "Closes soon, 30 November 2026" });
  expect(item("2026-12-01")).toMatchObject({ isSoon: false, text: "Closes 1 December 2026" });
});

test("facts that a job board does not give are left out", () => {
  const { employment, department, ...rest } = posting;
  const bare = { ...rest, workplace: undefined, remoteWithin: undefined, locations: [], pay: undefined };
  expect(postingItem(bare, { facts }, "2026-11-20")).toMatchObject({
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
