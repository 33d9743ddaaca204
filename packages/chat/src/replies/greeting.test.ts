import { expect, test } from "vitest";
import { isGreeting } from "./greeting.ts";

test.each(["Hello sir", "नमस्ते", "good morning"])("“%s” greets", (text) => {
  expect(isGreeting(text)).toBe(true);
});

test.each(["Helen", "yes, hello"])("“%s” does not", (text) => {
  expect(isGreeting(text)).toBe(false);
});
