import { expect, test } from "vitest";
import { payAxis, payBar, payTicks } from "./pay-axis.ts";

const rupees = (min: number, max: number) =>
  ({ min: min * 1e7, max: max * 1e7, currency: "INR", period: "YEAR" }) as const;

test("the axis ends at the tick above the highest pay, in the currency of most postings", () => {
  const euros = { min: 9e6, max: 99e6, currency: "EUR", period: "YEAR" } as const;
  const postings = [rupees(7.5, 10.5), rupees(24, 38), euros].map((pay) => ({ pay }));
  expect(payAxis(postings)).toEqual({
    currency: "INR",
    max: 4_000_000,
  });
  expect(payAxis([{ pay: euros }])).toEqual({ currency: "EUR", max: 1_000_000 });
  expect(payAxis([{}, { pay: { ...euros, period: "HOUR" } }])).toBeNull();
});

test("a month counts twelve times; pay by the hour, without a period, in another currency or beyond the axis has no bar", () => {
  const axis = { currency: "INR", max: 4_000_000 };
  const month = { ...rupees(0.2, 0.3), period: "MONTH" } as const;
  expect(payBar(month, axis)).toEqual({ start: 6, length: 3 });
  expect(payBar(rupees(10, 10), axis)).toEqual({ start: 25, length: 1.2 });
  expect(payBar(rupees(30, 45), axis)).toBeNull();
  expect(payBar({ ...month, period: "HOUR" }, axis)).toBeNull();
  expect(payBar({ min: 1, max: 2, currency: "INR" }, axis)).toBeNull();
  expect(payBar({ ...month, currency: "EUR" }, axis)).toBeNull();
});

test.each([
  ["en", "INR", ["₹10L", "₹20L", "₹30L", "₹40L"]],
  ["en", "EUR", ["€1m", "€2m", "€3m", "€4m"]],
  ["hi", "INR", ["₹10 लाख", "₹20 लाख", "₹30 लाख", "₹40 लाख"]],
  ["mr", "INR", ["₹10 लाख", "₹20 लाख", "₹30 लाख", "₹40 लाख"]],
] as const)("ticks are compact amounts in %s: %s", (language, currency, ticks) => {
  const max = 4_000_000;
  expect(payTicks({ currency, max }, language).map((tick) => tick.replace(/\u00a0/g, " "))).toEqual(ticks);
});
