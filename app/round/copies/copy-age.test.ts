import { describe, expect, test } from "vitest";
import type { Change } from "#domain/round/change.ts";
import { dayMs, hourMs } from "#domain/time.ts";
import { counted } from "../counted.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import { asksToEnd, keepOn } from "./asks-to-end.ts";
import words from "./copies-words.data.ts";
import { agoText, copyOffer, sizeText } from "./copy-age.ts";
import { askToPersist, readPersistence } from "./persistence.ts";
import { keepRound, logOf, roundId } from "./round.fixture.ts";

const now = new Date(2026, 10, 30, 14, 32).getTime();
const ago = (ms: number) => agoText(now - ms, now, words);

test("how long ago something was", () => {
  expect(ago(0)).toBe("today at 14:32");
  expect(ago(-hourMs)).toBe("today at 15:32");
  expect(ago(15 * hourMs)).toBe("yesterday");
  expect(ago(9 * dayMs)).toMatch(/^9.days ago$/);
  expect(ago(40 * dayMs)).toBe("21 Oct 2026");
});

test("sizes as file managers show them", () => {
  expect([0, 900, 119_600, 1_000_000, 35_900_000, 999_900_000, 1_130_000_000].map(sizeText)).toEqual([
    "1 KB",
    "1 KB",
    "120 KB",
    "1 MB",
    "36 MB",
    "1 GB",
    "1.1 GB",
  ]);
});

test("counts as people say them", () => {
  expect([0, 1, 5000].map((count) => counted(words.export.people, count))).toEqual([
    "no candidates",
    "1 candidate",
    "5,000 candidates",
  ]);
});

describe("a copy is offered", () => {
  const changes = (count: number): Change[] =>
    logOf(Array.from({ length: count }, () => ({ kind: "RENAME", title: "x" }) as const));
  const copied = { people: 3, exported: now - hourMs, exportedClock: 10 };

  test("with the first candidate", () => {
    expect(copyOffer({ people: 0, exported: 0 }, changes(1), now)).toEqual({ kind: "NONE" });
    expect(copyOffer({ people: 1, exported: 0 }, changes(2), now)).toEqual({ kind: "FIRST" });
  });

  test("again after many changes, after a week sooner", () => {
    expect(copyOffer(copied, changes(34), now)).toEqual({ kind: "FRESH", changes: 24 });
    expect(copyOffer(copied, changes(35), now)).toEqual({ kind: "AGAIN", changes: 25 });
    const old = { ...copied, exported: now - 8 * dayMs };
    expect(copyOffer(old, changes(14), now)).toEqual({ kind: "FRESH", changes: 4 });
    expect(copyOffer(old, changes(15), now)).toEqual({ kind: "AGAIN", changes: 5 });
  });
});

test("a round that was untouched for 90 days asks, and again 90 days after it was kept", async () => {
  expect(asksToEnd({ changed: now - 90 * dayMs + 1 }, now)).toBe(false);
  expect(asksToEnd({ changed: now - 90 * dayMs }, now)).toBe(true);
  const store = createMemoryStore();
  await keepRound(store, logOf([{ kind: "START", title: "Support", posting: "", edits: [] }]), []);
  await keepOn(store, roundId, now);
  const entry = await store.entry(roundId);
  expect(entry).toMatchObject({ changed: now, title: "Support" });
  await keepOn(store, "deleted", now);
  expect(await store.list()).toHaveLength(1);
});

test("what a browser says of its storage, or that it says nothing", async () => {
  const answer = (value: boolean) => async () => value;
  expect(await askToPersist({ persist: answer(true) })).toBe("KEPT");
  expect(await askToPersist({ persist: answer(false) })).toBe("MAY_GO");
  expect(await askToPersist({})).toBe("UNKNOWN");
  expect(await askToPersist({ persist: () => Promise.reject(new Error("no")) })).toBe("UNKNOWN");
  expect(await readPersistence({ persisted: answer(true) })).toBe("KEPT");
});
