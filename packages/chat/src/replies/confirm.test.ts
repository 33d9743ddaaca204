import { expect, test } from "vitest";
import { mayConfirm, mayDeny } from "./confirm.ts";

test.each(["yes", "that is correct", "no problem, sahi hai", "👍"])("“%s” can be a yes", (text) => {
  expect(mayConfirm(text)).toBe(true);
});

test.each(["yes but change the city", "no", "not correct", "Pune"])("“%s” cannot", (text) => {
  expect(mayConfirm(text)).toBe(false);
});

test.each(["no", "galat hai", "❌", "yes but change the city"])("“%s” can be a no", (text) => {
  expect(mayDeny(text)).toBe(true);
});

test.each(["yes", "Pune"])("“%s” cannot be a no", (text) => {
  expect(mayDeny(text)).toBe(false);
});
