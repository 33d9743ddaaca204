import { describe, expect, test } from "vitest";
import { type Action, type Change, inOrder, type NewPerson } from "./change.ts";
import { erasePeople } from "./erase-people.ts";
import { logByPerson } from "./log-state.ts";
import { mergeLogs } from "./merge-logs.ts";
import { mergedChanges, roundState } from "./round-state.ts";

const file = (letter: string) => ({
  hash: letter.repeat(64),
  name: `${letter}.pdf`,
  type: "application/pdf",
  size: 9,
});
const person = (id: string, facts: Partial<NewPerson> = {}): NewPerson => ({
  id,
  name: id,
  source: "FILE",
  ...facts,
});

/** A log of these actions, one after the other. */
function logOf(...actions: Action[]): Change[] {
  return actions.map((action, index) => ({
    ...action,
    id: `c${index + 1}`,
    clock: index + 1,
    window: "a",
    time: `2026-11-30 10:${String(index).padStart(2, "0")}`,
  }));
}
const start: Action = { kind: "START", title: "Support", posting: "Must have\n- Hindi", edits: [] };
const people = (...actions: Action[]) => roundState(logOf(start, ...actions)).people;

describe("a round's state", () => {
  test("begins with its posting and follows each change of it", () => {
    const edits = [{ key: "k", drop: true as const }];
    const state = roundState(
      logOf(
        start,
        { kind: "RENAME", title: "Care" },
        { kind: "ASK", posting: "Must have\n- Marathi", edits },
      ),
    );
    expect(state).toMatchObject({
      title: "Care",
      posting: "Must have\n- Marathi",
      edits,
      started: "2026-11-30 10:00",
      changed: "2026-11-30 10:02",
    });
  });

  describe("of postings that two windows changed at once", () => {
    const ask = (id: string, window: string, clock: number, seen?: string[]): Change => ({
      ...{ kind: "ASK", posting: id, edits: [], ...(seen && { seen }) },
      ...{ id, window, clock, time: "2026-11-30 10:10" },
    });
    const undo = (change: string, clock: number): Change => ({
      ...{ kind: "UNDO", change, id: `undo ${change}`, window: "a", clock, time: "2026-11-30 10:20" },
    });
    const versionsOf = (...changes: Change[]) =>
      roundState(inOrder([...logOf(start), ...changes])).versions.map(({ change }) => change);

    test("both are there, and the last one counts until a person chooses", () => {
      const both = [ask("a1", "a", 2, ["c1"]), ask("b1", "b", 2, ["c1"])];
      expect(versionsOf(...both)).toEqual(["a1", "b1"]);
      expect(roundState(inOrder([...logOf(start), ...both])).posting).toBe("b1");
      expect(versionsOf(...both, ask("a2", "a", 3, ["a1"]))).toEqual(["b1", "a2"]);
      const chosen = ask("a2", "a", 3, ["a1", "b1"]);
      expect(versionsOf(...both, chosen)).toEqual(["a2"]);
      expect(versionsOf(...both, chosen, undo("a2", 4))).toEqual(["a1", "b1"]);
    });

    test("a version that was replaced stays away, also if what replaced it was undone in between", () => {
      const line = [ask("a1", "a", 2, ["c1"]), ask("b1", "b", 3, ["a1"])];
      expect(versionsOf(...line)).toEqual(["b1"]);
      expect(versionsOf(...line, undo("a1", 4))).toEqual(["b1"]);
      expect(versionsOf(...line, undo("b1", 4))).toEqual(["a1"]);
      expect(versionsOf(...line, undo("a1", 4), undo("b1", 5))).toEqual(["c1"]);
    });

    test("a change of an earlier version of the site has seen all before it", () => {
      expect(versionsOf(ask("a1", "a", 2, ["c1"]), ask("b1", "b", 2))).toEqual(["b1"]);
    });
  });

  test("of two entries with one id the first counts: two windows added the same file", () => {
    const added = people(
      { kind: "ADD", people: [person("asha", { name: "Asha" })] },
      { kind: "ADD", people: [person("asha", { name: "Other" }), person("imran")] },
    );
    expect(added.map(({ name }) => name)).toEqual(["Asha", "imran"]);
  });

  test("facts that were typed replace all that was read; an empty fact is gone", () => {
    const [asha] = people(
      { kind: "ADD", people: [person("asha", { email: "old@example.com", phone: "1" })] },
      { kind: "CORRECT", person: "asha", facts: { name: "Asha K", phone: "2" } },
    );
    expect(asha).toMatchObject({ name: "Asha K", phone: "2" });
    expect(asha?.email).toBeUndefined();
  });

  test("the file that was attached last is the last, also if it was attached before", () => {
    const [asha] = people(
      { kind: "ADD", people: [person("asha", { file: file("a") })] },
      { kind: "ATTACH", person: "asha", file: file("b") },
      { kind: "ATTACH", person: "asha", file: file("a") },
    );
    expect(asha?.files.map(({ hash }) => hash[0])).toEqual(["b", "a"]);
  });

  test("a tag, an owner and a note; what is taken back is gone", () => {
    const [asha] = people(
      { kind: "ADD", people: [person("asha")] },
      { kind: "TAG", people: ["asha"], tag: "night", isOn: true },
      { kind: "TAG", people: ["asha"], tag: "bike", isOn: true },
      { kind: "TAG", people: ["asha"], tag: "night", isOn: false },
      { kind: "OWN", people: ["asha", "nobody"], owner: "Lata" },
      { kind: "NOTE", person: "asha", text: "Called her." },
      { kind: "UNDO", change: "c7" },
      { kind: "NOTE", person: "asha", text: "Starts in June." },
    );
    expect(asha).toMatchObject({ tags: ["bike"], owner: "Lata", notes: [{ text: "Starts in June." }] });
  });

  test("two entries of one person become one: facts, files, tags and notes of both", () => {
    const added = people(
      { kind: "ADD", people: [person("a", { name: "Asha Kulkarni", file: file("a") })] },
      {
        kind: "ADD",
        people: [person("b", { name: "A. Kulkarni", email: "a@example.com", file: file("b") })],
      },
      { kind: "NOTE", person: "b", text: "From the fair." },
      { kind: "MERGE", person: "b", into: "a" },
      { kind: "NOTE", person: "b", text: "Written about the old entry." },
    );
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({ id: "a", name: "Asha Kulkarni", email: "a@example.com", merged: ["b"] });
    expect(added[0]?.files.map(({ hash }) => hash[0])).toEqual(["b", "a"]);
    expect(added[0]?.notes).toHaveLength(2);
  });

  test("an undo takes neither the beginning nor a removal back", () => {
    const log = logOf(
      start,
      { kind: "ADD", people: [person("a"), person("b")] },
      { kind: "REMOVE", people: ["a"] },
      { kind: "UNDO", change: "c1" },
      { kind: "UNDO", change: "c3" },
    );
    expect(roundState(log)).toMatchObject({ title: "Support", people: [{ id: "b" }] });
  });

  test("someone whose name cannot be seen is called by what can", () => {
    const added = people({
      kind: "ADD",
      people: [
        person("a", { name: "\u200b", email: "a@example.com" }),
        person("b", { name: "  " }),
        person("c", { name: "👩🏽‍💻" }),
      ],
    });
    expect(added.map(({ name }) => name)).toEqual(["a@example.com", "–", "👩🏽‍💻"]);
  });

  test("the beginning comes first whatever the clocks are", () => {
    const log = logOf(start, { kind: "RENAME", title: "Care" }).map((change) => ({
      ...change,
      clock: -change.clock,
    }));
    expect(inOrder(log).map(({ kind }) => kind)).toEqual(["START", "RENAME"]);
  });

  test("a chain of merges and a crowd of notes take no longer than their number", () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => `p${index}`);
    const chain = ids.slice(1).map((id, index): Action => ({ kind: "MERGE", person: `p${index}`, into: id }));
    const notes = ids.map((text): Action => ({ kind: "NOTE", person: "p0", text }));
    const log = logOf(start, { kind: "ADD", people: ids.map((id) => person(id)) }, ...chain, ...notes);
    const [last, ...others] = roundState(log).people;
    expect([last?.id, others.length, last?.notes.length]).toEqual(["p19999", 0, 20_000]);
    expect(mergeLogs(log, []).changes).toHaveLength(log.length);
    expect(mergedChanges(log)).toHaveLength(log.length);
  });

  test("merges in a circle or into nobody lose no one", () => {
    const add: Action = { kind: "ADD", people: [person("a"), person("b")] };
    const circle = people(
      add,
      { kind: "MERGE", person: "a", into: "b" },
      { kind: "MERGE", person: "b", into: "a" },
    );
    expect(circle.map(({ id }) => id)).toEqual(["b"]);
    expect(people(add, { kind: "MERGE", person: "a", into: "gone" })).toHaveLength(2);
  });

  test("the decisions of two merged entries are a conflict that a person settles", () => {
    const decide = (id: string, decision: "SELECT" | "REJECT"): Action => ({
      kind: "DECIDE",
      decision,
      choices: [{ person: id, reason: "r", seen: "", screen: "" }],
    });
    const changes = logOf(
      start,
      { kind: "ADD", people: [person("a"), person("b")] },
      decide("a", "SELECT"),
      decide("b", "REJECT"),
      { kind: "MERGE", person: "b", into: "a" },
    ).map((change, index) => ({ ...change, window: index === 3 ? "other" : "a" }));
    expect(logByPerson(mergedChanges(changes)).get("a")).toMatchObject({
      decision: { decision: "SELECT" },
      conflict: { decision: "REJECT" },
    });
  });

  test("the order of arrival does not matter: windows end with the same state", () => {
    const changes = logOf(
      start,
      { kind: "ADD", people: [person("a"), person("b")] },
      { kind: "TAG", people: ["a"], tag: "x", isOn: true },
      { kind: "MERGE", person: "a", into: "b" },
      { kind: "REMOVE", people: ["b"] },
    );
    expect(roundState(inOrder(changes.toReversed()))).toEqual(roundState(changes));
  });
});

describe("erasing people", () => {
  const changes = logOf(
    start,
    { kind: "ADD", people: [person("asha", { name: "Asha Secret", file: file("a") }), person("imran")] },
    { kind: "ATTACH", person: "imran", file: file("a") },
    { kind: "ATTACH", person: "asha", file: file("b") },
    { kind: "NOTE", person: "asha", text: "Secret note" },
    {
      kind: "DECIDE",
      decision: "HOLD",
      choices: [{ person: "asha", reason: "Secret", seen: "", screen: "Secret" }],
    },
    {
      kind: "SEND",
      messages: [
        { person: "asha", text: "Secret letter" },
        { person: "imran", text: "Hello" },
      ],
    },
    { kind: "TAG", people: ["asha", "imran"], tag: "night", isOn: true },
    { kind: "KEEP_APART", people: ["asha", "imran"] },
    { kind: "MERGE", person: "asha", into: "imran" },
    { kind: "REMOVE", people: ["asha"] },
  );

  test("leaves no word of theirs in the log, and everything of the others", () => {
    const erased = erasePeople(changes, {
      people: new Set(["asha"]),
      submissions: new Set(),
      files: new Set(),
    });
    expect(JSON.stringify(erased.changes)).not.toContain("Secret");
    expect(erased.changes.map(({ kind }) => kind)).toEqual([
      "START",
      "ADD",
      "ATTACH",
      "SEND",
      "TAG",
      "REMOVE",
    ]);
    expect(roundState(erased.changes).people.map(({ id, tags }) => ({ id, tags }))).toEqual([
      { id: "imran", tags: ["night"] },
    ]);
  });

  test("names the files that nobody else has, and keeps those that someone else has", () => {
    expect(
      erasePeople(changes, { people: new Set(["asha"]), submissions: new Set(), files: new Set() }).files.map(
        ({ hash }) => hash[0],
      ),
    ).toEqual(["b"]);
  });

  test("again changes nothing", () => {
    const once = erasePeople(changes, {
      people: new Set(["asha"]),
      submissions: new Set(),
      files: new Set(),
    }).changes;
    expect(
      erasePeople(once, { people: new Set(["asha"]), submissions: new Set(), files: new Set() }),
    ).toEqual({
      changes: once,
      files: [],
    });
  });
});
