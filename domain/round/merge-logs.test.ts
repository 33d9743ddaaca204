import { expect, test } from "vitest";
import { type Action, type Change, inOrder, undoable } from "./change.ts";
import { erasePeople } from "./erase-people.ts";
import { logByPerson } from "./log-state.ts";
import { mergeLogs } from "./merge-logs.ts";
import { mergedChanges, roundState } from "./round-state.ts";

/** One device's copy of a round. */
function createCopy(window: string, log: readonly Change[] = []) {
  let changes = [...log];
  let count = 0;
  return {
    changes: () => changes,
    do(action: Action): string {
      count += 1;
      const id = `${window}-${count}`;
      const clock = (changes.at(-1)?.clock ?? 0) + 1;
      changes = inOrder([...changes, { ...action, id, clock, window, time: "2026-11-30 16:05" }]);
      return id;
    },
    remove(people: string[]) {
      this.do({ kind: "REMOVE", people });
      changes = erasePeople(changes, {
        people: new Set(people),
        submissions: new Set(),
        files: new Set(),
      }).changes;
    },
  };
}

const file = (letter: string) => ({
  hash: letter.repeat(64),
  name: `${letter}.pdf`,
  type: "application/pdf",
  size: 100,
});

const person = (id: string) => ({ id, name: `Name of ${id}`, source: "FILE" as const, file: file(id) });

function startedCopy(people: string[]) {
  const copy = createCopy("start");
  copy.do({ kind: "START", title: "Support", posting: "Must speak Hindi", edits: [] });
  copy.do({ kind: "ADD", people: people.map(person) });
  return copy.changes();
}

const choice = (of: string, reason: string) => ({ person: of, reason, seen: "", screen: "Name, 78" });

function stateOf(changes: readonly Change[]) {
  return { ...roundState(changes), decisions: logByPerson(mergedChanges(changes)) };
}

test("two copies that went apart become the same round in both orders, and again change nothing", () => {
  const start = startedCopy(["a", "b", "c", "d"]);
  const phone = createCopy("phone", start);
  const laptop = createCopy("laptop", start);
  phone.do({ kind: "DECIDE", decision: "SELECT", choices: [choice("a", "Speaks Hindi")] });
  phone.do({ kind: "NOTE", person: "b", text: "Called, no answer" });
  const tag = phone.do({ kind: "TAG", people: ["a"], tag: "Night", isOn: true });
  phone.do({ kind: "UNDO", change: tag });
  phone.remove(["c"]);
  laptop.do({
    kind: "DECIDE",
    decision: "REJECT",
    choices: [choice("a", "Too far"), choice("c", "Too far")],
  });
  laptop.do({ kind: "NOTE", person: "c", text: "A note about someone who is gone" });
  laptop.do({ kind: "NOTE", person: "b", text: "Wrote a message" });
  laptop.remove(["d"]);

  const merged = mergeLogs(phone.changes(), laptop.changes());
  expect(mergeLogs(laptop.changes(), phone.changes()).changes).toEqual(merged.changes);
  expect(mergeLogs(merged.changes, laptop.changes()).changes).toEqual(merged.changes);
  expect(mergeLogs(phone.changes(), merged.changes).changes).toEqual(merged.changes);

  const { people, decisions } = stateOf(merged.changes);
  expect(people.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(people[1]?.notes.map(({ text }) => text)).toEqual(["Called, no answer", "Wrote a message"]);
  expect(people[0]?.tags).toEqual([]);
  const { decision, conflict } = decisions.get("a") ?? {};
  expect([decision?.reason, conflict?.reason].sort()).toEqual(["Speaks Hindi", "Too far"]);
  expect(JSON.stringify(merged.changes)).not.toContain("Name of c");
  expect(JSON.stringify(merged.changes)).not.toContain("someone who is gone");
  expect(merged.files.map(({ name }) => name).sort()).toEqual(["c.pdf", "d.pdf"]);
  expect(undoable(merged.changes, "phone").redo?.id).toBe(tag);
});

test("an entry that one copy calls the same person goes with the person whom the other removed", () => {
  const start = startedCopy(["a", "b", "c"]);
  const phone = createCopy("phone", start);
  const laptop = createCopy("laptop", start);
  phone.remove(["a"]);
  laptop.do({ kind: "MERGE", person: "b", into: "a" });
  const { changes, files } = mergeLogs(phone.changes(), laptop.changes());
  expect(roundState(changes).people.map(({ id }) => id)).toEqual(["c"]);
  expect(files.map(({ name }) => name).sort()).toEqual(["a.pdf", "b.pdf"]);
  // A third copy that has heard of neither change does not bring them back.
  expect(roundState(mergeLogs(start, changes).changes).people.map(({ id }) => id)).toEqual(["c"]);
});

test("a résumé of a removed person stays if someone else has the same one", () => {
  const start = createCopy("later", startedCopy(["a"]));
  start.do({ kind: "ADD", people: [{ ...person("b"), file: file("a") }] });
  const phone = createCopy("phone", start.changes());
  phone.remove(["a"]);
  expect(mergeLogs(start.changes(), phone.changes()).files).toEqual([]);
});

test("a résumé in the tray goes with the person who came with it, also where only the tray had it", () => {
  const start = createCopy("tray", startedCopy(["a"]));
  start.do({ kind: "GIVE", files: [file("c"), file("d")] });
  const phone = createCopy("phone", start.changes());
  phone.do({ kind: "ADD", people: [person("c")] });
  phone.do({ kind: "REMOVE", people: ["c"], files: [file("c").hash] });
  const laptop = start.changes();
  const phoneErased = mergeLogs(phone.changes(), []).changes;
  const merged = mergeLogs(laptop, phoneErased);
  expect(mergeLogs(phoneErased, laptop).changes).toEqual(merged.changes);
  expect(merged.files.map(({ name }) => name)).toEqual(["c.pdf"]);
  const given = merged.changes.flatMap((change) => (change.kind === "GIVE" ? change.files : []));
  expect(given).toEqual([file("d")]);
  // Given again, it stays erased, until someone adds it.
  const again = createCopy("again", merged.changes);
  again.do({ kind: "GIVE", files: [file("c")] });
  expect(mergeLogs(again.changes(), []).changes).toEqual(merged.changes);
});

test("two changes with one id and different words are settled the same way in every copy", () => {
  const start = startedCopy(["a"]);
  const changed = start.map((change) => (change.kind === "START" ? { ...change, title: "Another" } : change));
  const { changes } = mergeLogs(start, changed);
  expect(mergeLogs(changed, start).changes).toEqual(changes);
  expect(changes).toHaveLength(start.length);
});

/** Numbers between 0 and 1 that a seed decides (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomAction(random: () => number, known: readonly Change[]): Action {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const ids = ["a", "b", "c", "d", "e", "f"] as const;
  const id = pick(ids);
  const undoableIds = known.filter(({ kind }) => kind !== "START" && kind !== "REMOVE").map((one) => one.id);
  const actions: (() => Action)[] = [
    () => ({ kind: "ADD", people: [person(id), person(pick(ids))] }),
    () => ({
      kind: "DECIDE",
      decision: pick(["SELECT", "HOLD", "REJECT"]),
      choices: [choice(id, "Because")],
    }),
    () => ({ kind: "NOTE", person: id, text: `Note ${random()}` }),
    () => ({ kind: "TAG", people: [id, pick(ids)], tag: pick(["Night", "Day"]), isOn: random() < 0.5 }),
    () => ({ kind: "ATTACH", person: id, file: file(pick(ids)) }),
    () => ({ kind: "MERGE", person: id, into: pick(ids) }),
    () => ({ kind: "RENAME", title: `Title ${random()}` }),
    () => ({ kind: pick(["UNDO", "REDO"]), change: pick([...undoableIds, "gone"]) }),
  ];
  return pick(actions)();
}

test("whatever two copies do: one state, no erased name, and nothing new the second time", () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = createRandom(seed);
    const start = startedCopy(["a", "b", "c", "d"]);
    const copies = ["one", "other"].map((window) => {
      const copy = createCopy(window, start);
      const steps = Math.floor(random() * 14);
      for (let step = 0; step < steps; step += 1) {
        if (random() < 0.12) copy.remove([random() < 0.5 ? "a" : "b"]);
        else copy.do(randomAction(random, copy.changes()));
      }
      return copy.changes();
    });
    const [one = [], other = []] = copies;
    const { changes } = mergeLogs(one, other);
    const message = `seed ${seed}`;
    expect(mergeLogs(other, one).changes, message).toEqual(changes);
    expect(mergeLogs(changes, one).changes, message).toEqual(changes);
    expect(mergeLogs(other, changes).changes, message).toEqual(changes);
    expect(stateOf(mergeLogs(other, one).changes), message).toEqual(stateOf(changes));
    const removed = changes.flatMap((change) => (change.kind === "REMOVE" ? change.people : []));
    for (const id of removed) expect(JSON.stringify(changes), message).not.toContain(`Name of ${id}`);
    for (const { id, kind } of [...one, ...other])
      if (removed.length === 0)
        expect(
          changes.some((change) => change.id === id),
          `${message} ${kind}`,
        ).toBe(true);
  }
});
