import { expect, test } from "vitest";
import { isGreeting, isThanks } from "./courtesies.ts";

test.each(["Hello sir", "नमस्ते", "good morning"])("“%s” greets", (text) => {
  expect(isGreeting(text)).toBe(true);
});

test.each(["Helen", "yes, hello"])("“%s” does not greet", (text) => {
  expect(isGreeting(text)).toBe(false);
});

test.each(["Thanks a lot", "ok, thank you sir", "dhanyavaad"])("“%s” thanks", (text) => {
  expect(isThanks(text)).toBe(true);
});

test.each(["quite a lot", "a lot of people"])("“%s” does not thank", (text) => {
  expect(isThanks(text)).toBe(false);
});
