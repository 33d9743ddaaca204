import { expect, test } from "vitest";
import { type Asked, correctedRows } from "./asked.ts";
import { changeEdits, readEdits, writeEdits } from "./edits.ts";

const asked: Asked[] = [
  { key: "a1", id: "r1", label: "Welding", priority: "must", span: [0, 0] },
  { key: "b2", id: "r2", label: "Brazing", priority: "duty", span: [0, 0] },
  { key: "c3", id: "r3", label: "Reading drawings", priority: "nice", span: [0, 0] },
];
const rowOf = (key: string, text: string) =>
  correctedRows(asked, readEdits(text)).find((row) => row.key === key);

test("corrections survive the way through an address, which needs no escaping", () => {
  const text = "a1NT.b2MHX.c3Ia1.d4W.e5WDX";
  const edits = readEdits(text);
  expect(edits).toEqual([
    { key: "a1", priority: "nice", weight: 3 },
    { key: "b2", priority: "must", weight: 0.5, drop: true },
    { key: "c3", mergeInto: "a1" },
    { key: "d4", priority: "duty" },
    { key: "e5", priority: "duty", weight: 2, drop: true },
  ]);
  expect(writeEdits(edits)).toBe(text);
  expect(new URLSearchParams({ asks: text }).toString()).toBe(`asks=${text}`);
});

test("what is malformed or changes nothing is ignored", () => {
  for (const text of [null, "", ".", "a1", "A1X", "a1Q", "a1Ia1", "a1XX", `${"z".repeat(8)}X`, "<b>X"])
    expect(readEdits(text), String(text)).toEqual([]);
  expect(readEdits("a1X.nonsense!.b2D")).toHaveLength(2);
});

test("a change that takes everything back leaves no correction", () => {
  const dropped = changeEdits([], "a1", { drop: true });
  expect(dropped).toEqual([{ key: "a1", drop: true }]);
  expect(changeEdits(dropped, "a1", { drop: undefined })).toEqual([]);
  expect(changeEdits([], "a1", { weight: 1 })).toEqual([]);
});

test("what was merged into a requirement follows it into another", () => {
  const first = changeEdits([], "a1", { mergeInto: "b2" });
  const both = changeEdits(first, "b2", { mergeInto: "c3" });
  expect(both).toEqual([
    { key: "a1", mergeInto: "c3" },
    { key: "b2", mergeInto: "c3" },
  ]);
});

test("rows say what counts: the highest priority of those merged, unless the reader chose", () => {
  expect(rowOf("c3", "a1Ic3")).toMatchObject({ counts: "must", includes: [{ key: "a1" }], isChanged: false });
  expect(rowOf("c3", "a1Ic3.c3N")).toMatchObject({ counts: "nice" });
  expect(rowOf("a1", "a1Ic3")).toMatchObject({ into: { key: "c3" } });
  expect(rowOf("b2", "b2XD")).toMatchObject({ isDropped: false });
  expect(rowOf("b2", "b2DX")).toMatchObject({ isDropped: true, weight: 2, counts: "duty" });
  expect(rowOf("a1", "a1W")).toMatchObject({ counts: "duty", isChanged: true });
  expect(rowOf("a1", "")).toMatchObject({ isChanged: false, weight: 1, includes: [] });
});

test("a correction of what the job does not ask for changes no row", () => {
  expect(correctedRows(asked, readEdits("zzX.a1Izz"))).toEqual(correctedRows(asked, []));
});
