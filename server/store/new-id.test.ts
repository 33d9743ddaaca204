import { expect, test } from "vitest";
import { newId, toReference } from "./new-id.ts";

test("ids are UUIDs of version 7 and sort by time", () => {
  const ids = [1, 1_700_000_000_000, 1_800_000_000_000].map(newId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
});

test("a reference is ten unambiguous characters, the same for the same id", () => {
  const id = newId();
  expect(toReference(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(toReference(id)).toBe(toReference(id));
  expect(new Set(Array.from({ length: 1000 }, () => toReference(newId()))).size).toBe(1000);
});
