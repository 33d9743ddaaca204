import Papa from "papaparse";
import { expect, test } from "vitest";
import type { Change } from "#domain/round/change.ts";
import { roundState } from "#domain/round/round-state.ts";
import { guessRoles } from "./column-roles.ts";
import { importActions, planImport } from "./plan-import.ts";
import { columnNames, readTable } from "./read-table.ts";

const changeOf = (action: object, index: number) =>
  ({ ...action, id: `c${index}`, clock: index + 1, window: "w", time: "2026-11-30 16:05" }) as Change;
const peopleOf = (...people: object[]) =>
  roundState(
    [
      { kind: "START", title: "Rider", posting: "", edits: [] },
      { kind: "ADD", people },
    ].map(changeOf),
  ).people;
const nobody = peopleOf();

function plan(text: string, people = nobody) {
  const table = readTable(new TextEncoder().encode(text), Papa.parse);
  if ("fault" in table) throw new Error(table.fault);
  return planImport(table, guessRoles(columnNames(table), table.rows.slice(table.header + 1)), people);
}

test("takes facts, tags and notes of each row", () => {
  const { people } = plan(
    'First Name,Last Name,Email,Phone,City,Tags,Notes\n Ritu ,Chaurasia,ritu@mail.example,+91 98200 11117,Pune,"night shift; Marathi, Marathi","Calls well.\nAsk about notice."\nMahadev,,,,,,\n',
  );
  expect(people).toEqual([
    {
      row: 2,
      person: {
        name: "Ritu Chaurasia",
        email: "ritu@mail.example",
        phone: "+91 98200 11117",
        location: "Pune",
        source: "CSV",
      },
      tags: ["night shift", "Marathi"],
      note: "Calls well.\nAsk about notice.",
    },
    { row: 3, person: { name: "Mahadev", source: "CSV" }, tags: [], note: "" },
  ]);
});

test("a number that the spreadsheet has rounded is named and never guessed", () => {
  const { people, damaged } = plan(
    'Name,Mobile\nRitu,9.19876E+11\nIrfan,"9,19876E+11"\nLata,########\nJoel,#NAME?\nNoor,9820011117.0\nAsha,९८२००१११२२\n',
  );
  expect(damaged.map(({ row, name, value }) => [row, name, value])).toEqual([
    [2, "Ritu", "9.19876E+11"],
    [3, "Irfan", "9,19876E+11"],
    [4, "Lata", "########"],
    [5, "Joel", "#NAME?"],
  ]);
  expect(people.map(({ person }) => person.phone)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "9820011117",
    "9820011122",
  ]);
});

test("rows without a name and a contact are listed, and words for nothing are nothing", () => {
  const { people, incomplete } = plan(
    "Name,Email,Phone,City\n,,,Pune\n-,n/a,NA,Thane\n,lata@mail.example,,\nNone Such,nil,null,na\n",
  );
  expect(incomplete).toEqual([
    { row: 2, text: "Pune" },
    { row: 3, text: "-, n/a, NA, Thane" },
  ]);
  expect(people.map(({ person }) => person)).toEqual([
    { name: "lata@mail.example", email: "lata@mail.example", source: "CSV" },
    { name: "None Such", source: "CSV" },
  ]);
});

test("people who are there already, or twice in the file, are left for a person to decide", () => {
  const people = peopleOf(
    { id: "a", name: "Ritu C", email: "ritu.c@gmail.com", source: "FILE" },
    { id: "b", name: "Irfan Mulla", phone: "+91 98200 11117", source: "FILE" },
  );
  const found = plan(
    "Name,Email,Phone\nRitu,RITUC+jobs@gmail.com,\nI. Mulla,,09820011117\nLata,lata@mail.example,\nLata P,LATA@mail.example,\n",
    people,
  );
  expect(found.people.map(({ person }) => person.name)).toEqual(["Lata"]);
  expect(found.known.map(({ row, like }) => [row, like])).toEqual([
    [2, { name: "Ritu C", by: "EMAIL" }],
    [3, { name: "Irfan Mulla", by: "PHONE" }],
    [5, { name: "Lata", by: "EMAIL", row: 4 }],
  ]);
});

test("the number of an agency that many share is no reason", () => {
  const rows = Array.from({ length: 6 }, (_, index) => `Person ${index},022 2654 1234`);
  expect(plan(`Name,Phone\n${rows.join("\n")}\n`).known).toEqual([]);
});

test("cells that are too long are cut, and invisible characters removed", () => {
  const { people } = plan(`Name,Notes\n\u202e\u200bRitu${"u".repeat(400)},${"n".repeat(30_000)}\n`);
  expect(people[0]?.person.name).toHaveLength(300);
  expect(people[0]?.person.name).toMatch(/^Ritu/);
  expect(people[0]?.note).toHaveLength(20_000);
});

test("two columns of notes keep their names, and two places are joined", () => {
  const table = readTable(
    new TextEncoder().encode("Name,Shift,Pay,City,State\nRitu,night,20000,Pune,Maharashtra\n"),
    Papa.parse,
  );
  if ("fault" in table) throw new Error(table.fault);
  const { people } = planImport(table, ["NAME", "NOTES", "NOTES", "LOCATION", "LOCATION"], nobody);
  expect(people[0]).toMatchObject({
    person: { location: "Pune, Maharashtra" },
    note: "Shift: night\nPay: 20000",
  });
});

test("one undo takes the whole import back, and one redo brings it with tags and notes", () => {
  const { people } = plan("Name,Tags,Notes\nRitu,night,Calls well\nIrfan,night,\n");
  const ids = ["p1", "p2"];
  const actions = importActions(people, () => ids.shift() ?? "");
  expect(actions.map(({ kind }) => kind)).toEqual(["NOTE", "TAG", "ADD"]);
  const start = { kind: "START", title: "Rider", posting: "", edits: [] };
  const log = [start, ...actions].map(changeOf);
  const state = roundState(log);
  expect(state.people.map(({ name, tags, notes }) => [name, tags, notes.map(({ text }) => text)])).toEqual([
    ["Ritu", ["night"], ["Calls well"]],
    ["Irfan", ["night"], []],
  ]);
  const undo = changeOf({ kind: "UNDO", change: log.at(-1)?.id }, 4);
  expect(roundState([...log, undo]).people).toEqual([]);
  const redo = changeOf({ kind: "REDO", change: log.at(-1)?.id }, 5);
  expect(roundState([...log, undo, redo]).people).toEqual(state.people);
});

test("rows are numbered as in a spreadsheet, with empty ones and cells of several lines", () => {
  const { incomplete } = plan('Name,Notes,Email\n\nRitu,"a\nb\nc",\n,,\n,lost,\n');
  expect(incomplete).toEqual([{ row: 5, text: "lost" }]);
  expect(plan("sep=,\nName,City\n,Pune\n").incomplete[0]?.row).toBe(3);
});

test("an import of nothing changes nothing", () => {
  expect(importActions([], () => "p")).toEqual([]);
});
