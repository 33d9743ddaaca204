import { afterEach, expect, test, vi } from "vitest";
import { keepAnswers, readKeptAnswers } from "./kept-answers.ts";

afterEach(() => vi.unstubAllGlobals());

function useStorage(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

test("texts and their place are read as they were kept, apart for each role's own stage", () => {
  useStorage();
  keepAnswers(undefined, { role: "SALES", number: 2, drafts: new Map([["late", "I rang."]]) });
  expect(readKeptAnswers(undefined)).toEqual({
    role: "SALES",
    number: 2,
    drafts: new Map([["late", "I rang."]]),
  });
  expect(readKeptAnswers("LEAD").drafts.size).toBe(0);
});

test("erased texts leave nothing behind", () => {
  const items = useStorage();
  keepAnswers(undefined, { drafts: new Map([["late", "I rang."]]) });
  keepAnswers(undefined, { drafts: new Map([["late", ""]]) });
  expect(items.size).toBe(0);
});

test("broken or refused storage keeps nothing and fails nothing", () => {
  const items = useStorage();
  items.set("interview-answers-1:", "{");
  expect(readKeptAnswers(undefined).drafts.size).toBe(0);
  items.set("interview-answers-1:", '{"role":1,"drafts":{"a":2,"b":""}}');
  expect(readKeptAnswers(undefined)).toEqual({ drafts: new Map() });
  vi.stubGlobal("sessionStorage", undefined);
  keepAnswers(undefined, { drafts: new Map([["late", "I rang."]]) });
  expect(readKeptAnswers(undefined).drafts.size).toBe(0);
});
