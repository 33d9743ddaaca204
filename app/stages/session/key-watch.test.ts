import { expect, test } from "vitest";
import { isWriting, pressOf } from "./key-watch.ts";

test("a key that is held down is recorded as a repeat, and a script's key as untrusted", () => {
  expect(pressOf({ repeat: false, isTrusted: true })).toEqual({ type: "keydown" });
  expect(pressOf({ repeat: true, isTrusted: true })).toEqual({ type: "keydown", repeat: true });
  expect(pressOf({ repeat: false, isTrusted: false })).toEqual({ type: "keydown", trusted: false });
});

test.each<[string, string, { ctrl?: boolean; altGraph?: boolean }, boolean]>([
  ["a", "KeyA", {}, true],
  ["😀", "", {}, true],
  ["Enter", "Enter", {}, true],
  ["Process", "KeyN", {}, true],
  ["Dead", "Quote", {}, true],
  ["Process", "", {}, false],
  ["ArrowLeft", "ArrowLeft", {}, false],
  ["c", "KeyC", { ctrl: true }, false],
  ["@", "KeyQ", { ctrl: true, altGraph: true }, true],
])("whether the key %s (%s) with %o writes", (key, code, { ctrl = false, altGraph = false }, expected) => {
  const event = { key, code, ctrlKey: ctrl, metaKey: false, getModifierState: () => altGraph };
  expect(isWriting(event)).toBe(expected);
});
