import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { logByPerson } from "./log-state.ts";
import { readRoundFile, roundVersion } from "./round-file.ts";
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
])("%s is not opened", (_, value, fault) => {
  expect(readRoundFile(value)).toEqual({ fault });
});
