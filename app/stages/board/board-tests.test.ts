import { describe, expect, test } from "vitest";
import { boardRows } from "./board-rows.ts";
import { type FlagGroup, flagGroup, flagGroups, flagOrder, flagsText, testsText } from "./board-tests.ts";
import { readView, writeView } from "./board-view.ts";
import { reportBars } from "./report-data.ts";
import { round } from "./sample-round.data.ts";

const find = (id: string) => {
  const person = round.people.find((one) => one.id === id);
  if (!person) throw new Error(`no ${id}`);
  return person;
};
const people = (group: FlagGroup) => round.people.filter((person) => flagGroup(person) === group);

describe("the flags of a person", () => {
  test.each([
    ["aditya-bansal", "4 flags, 3 confirmed, 1 cleared"],
    ["nikhil-joshi", "2 flags, cleared"],
    ["joseph-lobo", "1 flag, to ask"],
    ["rohit-salvi", "1 flag, open"],
    ["asha-kulkarni", "none"],
    ["mahesh-bhoi", "not in this sample"],
    ["aarav-malhotra", "no test"],
  ])("%s: %s", (id, text) => {
    expect(flagsText(find(id))).toBe(text);
  });

  test("put each person into one group, people with a recorded test into the first three", () => {
    expect(flagGroups.map((group) => people(group).length)).toEqual([1, 3, 8, 9, 19]);
    for (const group of ["OPEN", "SETTLED", "NONE"] as const)
      for (const { work } of people(group)) expect(work).toBeDefined();
  });

  test("sort people with open flags first, then by number of flags, and people without a test last", () => {
    const ids = [
      "aarav-malhotra",
      "asha-kulkarni",
      "nikhil-joshi",
      "mahesh-bhoi",
      "aditya-bansal",
      "rohit-salvi",
    ];
    expect(ids.toSorted((a, b) => flagOrder(find(b)) - flagOrder(find(a)))).toEqual([
      "rohit-salvi",
      "aditya-bansal",
      "nikhil-joshi",
      "asha-kulkarni",
      "mahesh-bhoi",
      "aarav-malhotra",
    ]);
  });

  test("are grouped in the report by how they were settled", () => {
    const rows = boardRows(round.people, new Map(), { today: "2026-11-20", nameOf: () => "" });
    const bars = reportBars(rows, "FLAGS", "OTHER").map(({ id, rows: behind }) => [
      id,
      behind.map((row) => row.id),
    ]);
    expect(bars).toEqual([
      ["OPEN", ["rohit-salvi"]],
      ["CONFIRMED", ["aditya-bansal"]],
      ["ASK", ["joseph-lobo"]],
      ["CLEARED", expect.arrayContaining(["aditya-bansal", "nikhil-joshi"])],
    ]);
  });

  test("can filter, sort and group the view through the URL", () => {
    const address = "flags=open&sort=-flags&group=flags&columns=name%2Ctests%2Cflags";
    const { view, unknown } = readView(new URLSearchParams(address), [], []);
    expect(unknown).toEqual([]);
    expect(view).toMatchObject({ flags: "OPEN", group: "flags", sort: { id: "flags", isDescending: true } });
    expect(writeView(view).toString()).toBe(address);
    expect(readView(new URLSearchParams("flags=all"), [], []).unknown).toEqual(["flags"]);
  });
});

test("test answers are for a person to judge, and quote the colleague who read them", () => {
  expect(testsText(find("nikhil-joshi"))).toBe("4 answers, for a person to read");
  expect(testsText(find("kunal-bhatia"))).toMatch(/^4 answers\. Nandini Pillai: His ticket leaves out/);
  expect(testsText(find("mahesh-bhoi"))).toBe("not in this sample");
  expect(testsText(find("aarav-malhotra"))).toBe("no test");
});
