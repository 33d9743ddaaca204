import { expect, test } from "vitest";
import type { Row, RowRequirement } from "./rank-messages.ts";
import { empty, nextState, type RankEvent, type RankState } from "./rank-state.ts";

const requirement = (status: RowRequirement["status"]): RowRequirement => ({
  label: "Java",
  priority: "must",
  status,
  quotations: [],
});
const row = (id: number, score: number, statuses: RowRequirement["status"][] = []): Row => ({
  id,
  file: `${id}.txt`,
  score,
  parts: [],
  requirements: statuses.map(requirement),
  answers: [],
});
const after = (...events: RankEvent[]): RankState => events.reduce(nextState, empty);
const started = (run: number, total: number): RankEvent => ({ kind: "started", run, total });
const ranked = (run: number, row: Row): RankEvent => ({ kind: "ranked", run, row });
const unread = (run: number, id: number): RankEvent => ({
  kind: "unread",
  run,
  unread: { id, file: `${id}.pdf`, code: "scanned" },
});
const order = (state: RankState) => ("rows" in state ? state.rows.map(({ id }) => id) : undefined);

test("rows are sorted best first while they arrive, and the last file completes the ranking", () => {
  const two = after(started(1, 3), { kind: "opened", run: 1 }, ranked(1, row(0, 40)), ranked(1, row(1, 80)));
  expect(two).toMatchObject({ kind: "working", isLoaded: true, total: 3 });
  expect(order(two)).toEqual([1, 0]);
  const all = nextState(two, ranked(1, row(2, 60)));
  expect(all).toMatchObject({ kind: "ready", isStopped: false });
  expect(order(all)).toEqual([1, 2, 0]);
});

test("equal scores are sorted by the number of proven requirements, then by name", () => {
  const rows = [row(3, 50), row(2, 50, ["deduced"]), row(1, 50, ["proven"])];
  expect(order(after(started(1, 3), ...rows.map((scored) => ranked(1, scored))))).toEqual([1, 2, 3]);
});

test("an unreadable file does not stop the run and counts as read", () => {
  const state = after(started(1, 2), unread(1, 0), ranked(1, row(1, 10)));
  expect(state).toMatchObject({ kind: "ready", unread: [{ code: "scanned" }] });
});

test("answers of an older run are ignored", () => {
  const second = after(started(1, 1), started(2, 1));
  for (const late of [ranked(1, row(0, 1)), unread(1, 0), { kind: "opened", run: 1 } as const])
    expect(nextState(second, late)).toBe(second);
  expect(nextState(second, { kind: "failed", run: 1, failure: "not-loaded" })).toBe(second);
});

test("a cancelled run keeps its rows", () => {
  expect(after(started(1, 5), ranked(1, row(0, 9)), { kind: "cancelled" })).toMatchObject({
    kind: "ready",
    isStopped: true,
    total: 5,
  });
  expect(after(started(1, 5), { kind: "cancelled" })).toBe(empty);
  const ready = after(started(1, 1), ranked(1, row(0, 9)));
  expect(nextState(ready, { kind: "cancelled" })).toBe(ready);
});

test("a failure replaces the ranking, and everything can be cleared", () => {
  const failed = after(started(1, 1), { kind: "failed", run: 1, failure: "not-loaded" });
  expect(failed).toEqual({ kind: "failed", failure: "not-loaded" });
  expect(after({ kind: "failed", failure: "no-job" })).toEqual({ kind: "failed", failure: "no-job" });
  expect(nextState(failed, { kind: "cleared" })).toBe(empty);
});

test("a correction replaces the rows that were read and sorts them again, also in a complete ranking", () => {
  const all = after(started(1, 2), ranked(1, row(0, 40)), ranked(1, row(1, 80)));
  const corrected = nextState(all, { kind: "corrected", run: 1, rows: [row(0, 90), row(1, 30)] });
  expect(order(corrected)).toEqual([0, 1]);
  expect(corrected).toMatchObject({ kind: "ready", isCorrected: true });
  expect(order(nextState(all, { kind: "corrected", run: 2, rows: [row(0, 90)] }))).toEqual([1, 0]);
});

test("a file that is read again for a correction replaces its row and completes nothing", () => {
  const stopped = after(started(1, 3), ranked(1, row(0, 40)), ranked(1, row(1, 80)), { kind: "cancelled" });
  const again = nextState(stopped, ranked(1, row(0, 95)));
  expect(order(again)).toEqual([0, 1]);
  expect(again).toMatchObject({ kind: "ready", isStopped: true });
});

test("what the job asks for stays after the last file", () => {
  const asked = [
    { key: "a1", id: "r1", label: "Java", priority: "must" as const, span: [0, 0] as [number, number] },
  ];
  expect(after(started(1, 1), { kind: "asked", run: 1, asked }, ranked(1, row(0, 40)))).toMatchObject({
    kind: "ready",
    asked,
  });
});
