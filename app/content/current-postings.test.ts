import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { businessDay } from "#domain/business-day.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import content from "./content.data.ts";
import {
  currentPostings,
  currentPostingsByMonth,
  derivedFromPostings,
  postingsVersion,
  showPostings,
} from "./current-postings.ts";

/** Sets the clock, and with it the business day. */
const setDay = (time: string) => vi.setSystemTime(new Date(time));
const shown = () => listedPostings(currentPostings(), businessDay());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  setDay("2026-11-20T12:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
  showPostings(content.postings);
});

describe("sample postings", () => {
  test("in two years are as many and as old as today", () => {
    const now = shown();
    expect(now.length).toBeGreaterThan(20);
    setDay("2028-11-20T12:00:00Z");
    const later = shown();
    expect(later.map(postingUrl)).toEqual(now.map(postingUrl));
    const ages = (postings: typeof now, today: string) =>
      postings.map(({ opened }) => (Date.parse(today) - Date.parse(opened)) / 86_400_000);
    expect(ages(later, "2028-11-20")).toEqual(ages(now, "2026-11-20"));
  });

  test("are never dated in the future, and are open at least today, on every day of a leap year", () => {
    for (let day = Date.parse("2028-01-01T01:00:00Z"); day < Date.parse("2029-01-01"); day += 86_400_000) {
      vi.setSystemTime(day);
      const today = businessDay();
      for (const { opened, updated } of currentPostings()) {
        expect(opened <= updated && updated <= today).toBe(true);
      }
      expect(shown().every(({ closes = today }) => closes >= today)).toBe(true);
    }
  });

  test("keep their days until the day ends in India, and are the same list until then", () => {
    setDay("2026-11-19T18:30:00Z");
    const morning = currentPostings();
    setDay("2026-11-20T18:29:59Z");
    expect(currentPostings()).toBe(morning);
    setDay("2026-11-20T18:30:00Z");
    const java = ({ id }: { id: string }) => id === "java-developer";
    expect(morning.find(java)).toMatchObject({ opened: "2026-11-16", closes: "2027-03-31" });
    expect(currentPostings().find(java)).toMatchObject({ opened: "2026-11-17", closes: "2027-04-01" });
  });

  test("change for feeds and the sitemap once a month", () => {
    const days = () =>
      currentPostingsByMonth().map(({ id, opened, updated }) => `${id} ${opened} ${updated}`);
    setDay("2026-11-02T12:00:00Z");
    const first = days();
    setDay("2026-11-30T12:00:00Z");
    expect(days()).toEqual(first);
    setDay("2026-12-01T12:00:00Z");
    expect(days()).not.toEqual(first);
    expect(currentPostingsByMonth().every(({ updated }) => updated <= "2026-12-01")).toBe(true);
  });

  test("have their derived values recomputed on another day", () => {
    const derive = vi.fn((postings: readonly { opened: string }[]) => postings[0]?.opened);
    const newest = derivedFromPostings(derive);
    expect([newest(), newest()]).toEqual(["2026-11-19", "2026-11-19"]);
    expect(derive).toHaveBeenCalledTimes(1);
    setDay("2026-11-21T12:00:00Z");
    expect(newest()).toBe("2026-11-20");
    expect(derive).toHaveBeenCalledTimes(2);
  });
});

test("postings with dates stay as they are, newest first, and replace the others", () => {
  const [first] = content.postings;
  if (!first) throw new Error("There are no postings");
  const { closes: _, ...open } = first;
  const dated = (id: string, opened: string) => ({ ...open, id, opened, updated: opened });
  const version = postingsVersion();
  showPostings([dated("old", "2026-01-05"), dated("new", "2026-10-05"), dated("also-new", "2026-10-05")]);
  expect(postingsVersion()).not.toBe(version);
  const before = currentPostings();
  expect(before.map(({ id }) => id)).toEqual(["also-new", "new", "old"]);
  setDay("2028-11-20T12:00:00Z");
  expect(currentPostings()).toEqual(before);
});
