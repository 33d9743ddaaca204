import { expect, test } from "vitest";
import type { FileResult, GivenFile } from "#app/round/store/round-store.ts";
import { asksKey } from "./asks-key.ts";
import { progressText, timeLeftText } from "./progress-text.ts";
import { createRate } from "./reading-rate.ts";
import words from "./reading-words.data.ts";
import { filesInLog, personOf, trayRows, unreadFiles } from "./tray-rows.ts";
import { unreadCsv } from "./unread-csv.ts";

const november = { year: 2026, month: 11 };

test("the key of results depends on posting, corrections, engine and month", async () => {
  const posting = "Must have\n- Hindi";
  const keyOf = (
    edits: Parameters<typeof asksKey>[0]["edits"],
    text = posting,
    engine = "3 a",
    now = november,
  ) => asksKey({ posting: text, edits }, engine, now);
  const keys = await Promise.all([
    keyOf([]),
    keyOf([{ key: "a", drop: true }]),
    keyOf([], `${posting}.`),
    keyOf([], posting, "3 b"),
    keyOf([], posting, "3 a", { year: 2026, month: 12 }),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(await keyOf([])).toBe(keys[0]);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
});

test("the time left follows the rate of the last seconds, and is not known before three", () => {
  const rate = createRate();
  expect(rate.secondsLeft(10)).toBeUndefined();
  rate.note(1, 1_000);
  rate.note(11, 3_500);
  expect(rate.secondsLeft(100)).toBeUndefined();
  rate.note(21, 6_000);
  expect(rate.secondsLeft(100)).toBe(25);
  // Ten times as slow for half a minute: the quick start no longer counts.
  for (let second = 1; second <= 30; second += 1) rate.note(21 + second * 0.4, 6_000 + second * 1_000);
  expect(rate.secondsLeft(100)).toBe(250);
  expect(rate.secondsLeft(0)).toBeUndefined();
  rate.restart();
  expect(rate.secondsLeft(10)).toBeUndefined();
});

const file = (hash: string, more: Partial<GivenFile> = {}): GivenFile => ({
  round: "r",
  hash,
  name: `${hash}.pdf`,
  type: "application/pdf",
  size: 1,
  state: "READ",
  given: 1,
  ...more,
});
const result = (hash: string, score: number, name?: string): FileResult => ({
  round: "r",
  hash,
  asks: "k",
  facts: name === undefined ? {} : { name },
  match: { score, parts: [], requirements: [] },
  lines: [],
});
const byHash = <Entry extends { hash: string }>(...entries: Entry[]) =>
  new Map(entries.map((entry) => [entry.hash, entry]));

test("the tray has what is on no candidate and was not taken out, best first, equal scores by name", () => {
  const files = byHash(
    file("a"),
    file("b", { name: "प्रिया.साळवी.docx" }),
    file("c"),
    file("board"),
    file("out", { isDismissed: true }),
    file("waits", { state: "WAITING" }),
  );
  const results = byHash(
    result("a", 60, "Zoya"),
    result("b", 60),
    result("c", 80, "Asha"),
    result("board", 99),
    result("out", 98),
  );
  const rows = trayRows({ files, results, onBoard: new Set(["board"]), applied: new Map() });
  expect(rows.map(({ name }) => name)).toEqual(["Asha", "Zoya", "प्रिया.साळवी"]);
  expect(personOf(rows[2] ?? expect.fail())).toEqual({
    id: "p-b",
    name: "प्रिया.साळवी",
    source: "FILE",
    file: { hash: "b", name: "प्रिया.साळवी.docx", type: "application/pdf", size: 1 },
  });
});

test("files that were not read are listed with those that are only named, without typed ones", () => {
  const files = byHash(
    file("scan", { state: "UNREAD", code: "scanned", path: "nov/scan.pdf" }),
    file("typed", { state: "UNREAD", code: "facts-typed" }),
    file("out", { state: "UNREAD", code: "scanned", isDismissed: true }),
  );
  const refusal = { name: "=1+1.mp4", size: 5, code: "unsupported" as const };
  const unread = unreadFiles({ files, results: new Map(), onBoard: new Set(), applied: new Map() }, [
    refusal,
  ]);
  expect(unread.map(({ name, hash }) => [name, hash])).toEqual([
    ["scan.pdf", "scan"],
    ["=1+1.mp4", undefined],
  ]);
  expect(unreadCsv(unread, words.unread).slice(1).split("\r\n")).toEqual([
    "File,Folder,Bytes,Reason,Next step",
    expect.stringMatching(/^scan\.pdf,nov,1,a scan without text,"Open it/),
    expect.stringMatching(/^'=1\+1\.mp4,,5,not a résumé format,/),
    "",
  ]);
});

test("an undo leaves a file in the log; erasing its person does not", () => {
  const stamp = { clock: 1, window: "w", time: "2026-11-30 16:05" };
  const add = {
    ...stamp,
    kind: "ADD" as const,
    id: "1",
    people: [{ id: "p", name: "Asha", source: "FILE" as const, file: file("a") }],
  };
  expect(filesInLog([add, { ...stamp, kind: "UNDO", id: "2", change: "1" }])).toEqual(new Set(["a"]));
  expect(filesInLog([{ ...stamp, kind: "REMOVE", id: "2", people: ["p"] }])).toEqual(new Set());
});

test("progress in words", () => {
  const snapshot = {
    state: "READING" as const,
    progress: { done: 412, total: 1000, names: [], secondsLeft: 31 },
    waiting: 588,
    tray: [],
    unread: [],
    codes: new Map(),
    dismissed: 0,
    repeated: 0,
    results: new Map(),
  };
  expect(progressText(snapshot, words.progress)).toBe("412 of 1,000 files read");
  expect(timeLeftText(snapshot, words.progress)).toMatch(/^about 31\sseconds left$/);
  const later = { ...snapshot, progress: { ...snapshot.progress, secondsLeft: 150 } };
  expect(timeLeftText(later, words.progress)).toMatch(/^about 3\sminutes left$/);
  expect(progressText({ ...snapshot, state: "PAUSED" }, words.progress)).toBe("588 files wait to be read");
  expect(progressText({ ...snapshot, state: "NO_POSTING", waiting: 1 }, words.progress)).toBe(
    "1 file waits for a posting to be ranked by",
  );
});
