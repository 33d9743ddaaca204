import { expect, test } from "vitest";
import { expiryProblem } from "./security-days.ts";

test("security.txt is a problem from 30 days before it expires", () => {
  expect(expiryProblem("2027-10-31", "2026-11-21")).toBeUndefined();
  expect(expiryProblem("2027-10-31", "2027-09-30")).toBeUndefined();
  expect(expiryProblem("2027-10-31", "2027-10-01")).toMatch(/^security\.txt ends on 2027-10-31: check/);
  expect(expiryProblem("2027-10-31", "2027-11-01")).toMatch(/^security\.txt ended on 2027-10-31/);
});

test("security.txt must not be valid for more than a year", () => {
  expect(expiryProblem("2027-12-31", "2026-11-21")).toMatch(/more than a year ahead/);
});
