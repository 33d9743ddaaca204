import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { logByPerson } from "./log-state.ts";
import { maxPeople, readRoundFile, roundVersion } from "./round-file.ts";
import { mergedChanges, pairKey, roundState } from "./round-state.ts";

const folder = new URL("fixtures/", import.meta.url);
const read = (version: number): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`round-v${version}.json`, folder), "utf8"));
const versions = Array.from({ length: roundVersion }, (_, index) => index + 1);

test("there is a stored file of each version", () => {
  expect(readdirSync(folder).sort()).toEqual(versions.map((version) => `round-v${version}.json`).sort());
});

test.each(versions)("a file of version %s opens with all that it says", (version) => {
  const file = readRoundFile(read(version));
  if ("fault" in file) throw new Error(file.fault);
  const changes = file.changes as Change[];
  const state = roundState(changes);
  expect(file.files.map(({ name }) => name)).toEqual([
    "asha-kulkarni.pdf",
    "ravi.docx",
    "asha-new.pdf",
    "from-the-tray.pdf",
  ]);
  expect(state).toMatchObject({
    title: "Support, Bhiwandi",
    posting: "Must speak Hindi and Marathi",
    edits: [
      { key: "hindi", drop: true },
      { key: "marathi", mergeInto: "languages" },
    ],
    apart: new Set([pairKey("asha", "other")]),
  });
  expect(state.people).toMatchObject([
    {
      name: "Asha Kulkarni",
      location: "Thane",
      email: "asha@example.com",
      merged: ["asha-2"],
      tags: ["night"],
      owner: "Lata",
      files: [{ name: "asha-kulkarni.pdf" }, { name: "asha-new.pdf" }],
      notes: [{ text: "The table was read well" }],
    },
    {
      name: "Ravi Pawar",
      location: "Bhiwandi",
      source: "CAMPUS",
      tags: [],
      notes: [{ text: "Call after six" }],
    },
    { name: "मीरा जोशी", phone: "+91 98765 43210", tags: ["day"], notes: [] },
    { id: "other", source: "REFERRAL" },
  ]);
  const logs = logByPerson(mergedChanges(changes));
  expect(logs.get("asha")).toMatchObject({
    decision: { decision: "SELECT", letter: "You speak both languages", quote: "Marathi and Hindi" },
    sent: [{ text: "Welcome", via: "WHATSAPP" }],
  });
  expect(logs.get("ravi")).toMatchObject({
    decision: { decision: "HOLD", until: "2026-12-05" },
    draft: "We will write again",
  });
  expect(logs.get("meera")).toMatchObject({ decision: { decision: "SELECT", by: "lata" } });
  expect(logs.get("meera")?.conflict).toBeUndefined();
});

test("a correction may make a requirement a duty, which earlier versions of a file could not", () => {
  const file = readRoundFile(read(2));
  if ("fault" in file) throw new Error(file.fault);
  expect(file.changes[0]).toMatchObject({ kind: "START", edits: [{ priority: "duty" }] });
});

test("links that collect applications, and what came through them, are in files of version 3", () => {
  const file = readRoundFile(read(3));
  if ("fault" in file) throw new Error(file.fault);
  const { shared, links, applied, handled } = roundState(file.changes as Change[]);
  expect(shared).toBeUndefined();
  expect(links).toMatchObject([{ card: { employer: "Palkhi Logistics" }, limit: 200, until: "2026-12-31" }]);
  expect([...applied.values()]).toMatchObject([
    { name: "Nilesh Kadam", application: { channel: "CHAT", language: "mr", answers: [{ answer: "Both" }] } },
  ]);
  expect(handled).toEqual(new Set(["c3VibWlzc2lvbi1udW1iZQ"]));
});

test("today's file has every kind of change that a round can have", () => {
  const { changes } = read(roundVersion) as { changes: Change[] };
  const kinds: Record<Exclude<Change["kind"], "APPLY">, true> = {
    START: true,
    RENAME: true,
    ASK: true,
    ADD: true,
    CORRECT: true,
    ATTACH: true,
    MERGE: true,
    KEEP_APART: true,
    TAG: true,
    OWN: true,
    NOTE: true,
    REMOVE: true,
    SHARE: true,
    UNSHARE: true,
    LINK: true,
    ARRIVE: true,
    GIVE: true,
    DECIDE: true,
    WRITE: true,
    SEND: true,
    SETTLE: true,
    STRIKE: true,
    UNDO: true,
    REDO: true,
  };
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});

const change = (from: object, to: object) => ({ ...from, ...to });
const [first] = read(1).changes as [Change];
const stamp = { id: "more", clock: 1_000, window: "w", time: "2026-11-30 16:05" };
const withChanges = (...more: object[]) => ({
  ...read(1),
  changes: [...(read(1).changes as Change[]), ...more],
});
const note = (text: string) => ({ kind: "NOTE", ...stamp, person: "asha", text });
const crowd = (part: number) =>
  Array.from({ length: maxPeople / 2 + 1 }, (_, index) => ({
    id: `p-${part}-${index}`,
    name: "P",
    source: "CSV",
  }));

test.each([
  ["nothing", null, "FOREIGN"],
  ["another program's file", { version: 1, rows: [] }, "FOREIGN"],
  ["a later version", change(read(1), { version: roundVersion + 1 }), "NEWER"],
  ["a version that never was", change(read(1), { version: 0 }), "DAMAGED"],
  ["no changes", change(read(1), { changes: [] }), "DAMAGED"],
  ["an unknown change", change(read(1), { changes: [{ kind: "EXPLODE" }] }), "DAMAGED"],
  [
    "a log without its first change",
    change(read(1), { changes: (read(1).changes as []).slice(1) }),
    "DAMAGED",
  ],
  ["an id that is none", change(read(1), { id: "../x" }), "DAMAGED"],
  ...["../../x", "a b", "p#x", "", "__proto__", "constructor"].map((person): [string, unknown, string] => [
    `a person called ${person}`,
    withChanges({ ...note("?"), person }),
    "DAMAGED",
  ]),
  ["a second beginning", withChanges({ ...first, id: "again", clock: 9 }), "DAMAGED"],
  ["two changes with one id", withChanges({ ...first, kind: "RENAME", title: "Other" }), "DAMAGED"],
  ["a day that no month has", withChanges({ ...note("late"), time: "2026-02-30 10:00" }), "DAMAGED"],
  ["a time that is none", withChanges({ ...note("late"), time: "soon" }), "DAMAGED"],
  ["a note of ten megabytes", withChanges(note("x".repeat(10_000_000))), "DAMAGED"],
  [
    "more people than a round can have",
    withChanges(...[0, 1].map((part) => ({ kind: "ADD", ...stamp, id: `add-${part}`, people: crowd(part) }))),
    "DAMAGED",
  ],
])("%s is not opened", (_, value, fault) => {
  expect(readRoundFile(value)).toEqual({ fault });
});

test("clocks at the end of all numbers come back in the same order, with room for later changes", () => {
  const late = [
    { ...note("one"), clock: Number.MAX_SAFE_INTEGER - 1 },
    { ...note("two"), id: "most", clock: Number.MAX_SAFE_INTEGER },
    { ...note("three"), id: "most-too", clock: Number.MAX_SAFE_INTEGER },
  ];
  const whole = withChanges(...late);
  const [start, ...others] = whole.changes as [Change, ...Change[]];
  const file = readRoundFile({
    ...whole,
    changes: [{ ...start, clock: Number.MAX_SAFE_INTEGER }, ...others],
  });
  if ("fault" in file) throw new Error(file.fault);
  const known = (read(1).changes as Change[]).map(({ id }) => id);
  expect(file.changes.map(({ id }) => id)).toEqual([...known, "more", "most", "most-too"]);
  const clocks = file.changes.map(({ clock }) => clock);
  expect(clocks.slice(1, known.length)).toEqual(
    (read(1).changes as Change[]).slice(1).map(({ clock }) => clock),
  );
  expect(clocks[0]).toBeLessThan(2 ** 40);
  expect(clocks.at(-1)).toBe(clocks.at(-2));
  expect(clocks.at(-2)).toBe((clocks.at(-3) ?? 0) + 1);
  expect(clocks.at(-1)).toBeLessThan(2 ** 40);
});
