import { expect, test } from "vitest";
import { diffText, type Edit, replayText, textAt } from "./edits.ts";

/** The edits between successive texts, one per second. */
function recorded(states: readonly (string | [text: string, caret: number])[]): Edit[] {
  let before = "";
  return states.flatMap((state, index) => {
    const [after, caret] = typeof state === "string" ? [state, undefined] : state;
    const change = diffText(before, after, caret);
    before = after;
    return change ? [{ t: index * 1000, ...change }] : [];
  });
}

test("the text at each moment is restored", () => {
  const edits = recorded(["H", "He", "He said", "He sad", "He sad", "She sad"]);
  expect(edits).toHaveLength(5);
  expect([-1, 0, 1500, 2000, 3999, 4000, 9000].map((t) => textAt(edits, t))).toEqual([
    "",
    "H",
    "He",
    "He said",
    "He sad",
    "He sad",
    "She sad",
  ]);
});

test("the caret disambiguates repeated letters", () => {
  expect(diffText("aa", "aaa", 1)).toEqual({ pos: 0, removed: 0, inserted: "a" });
  expect(diffText("aa", "aaa", 3)).toEqual({ pos: 2, removed: 0, inserted: "a" });
  expect(diffText("no no", "no no no", 3)).toEqual({ pos: 0, removed: 0, inserted: "no " });
  expect(diffText("aaa", "aa", 1)).toEqual({ pos: 1, removed: 1, inserted: "" });
  expect(diffText("same", "same", 2)).toBeUndefined();
});

test("a text that is replaced, emptied and restored by undo is replayed in that order", () => {
  const states = ["Dear Ms Rao", "Dear Mr Rao", "", "Dear Mr Rao", "Dear Ms Rao"];
  const edits = recorded(states);
  states.forEach((state, index) => {
    expect(textAt(edits, index * 1000)).toBe(state);
  });
});

test("edits of the same millisecond apply in their order", () => {
  const edits: Edit[] = [
    { t: 5, pos: 0, removed: 0, inserted: "b" },
    { t: 5, pos: 0, removed: 0, inserted: "a" },
    { t: 5, pos: 1, removed: 1, inserted: "c" },
  ];
  expect(textAt(edits, 5)).toBe("ac");
});

test("a surrogate pair is never split", () => {
  for (const [before, after] of [
    ["a😀b", "a😁b"],
    ["😀", "😀😁"],
    ["😀😁", "😁"],
    ["x🙂", "x😂"],
  ] as const) {
    const change = diffText(before, after);
    if (!change) throw new Error("There is no change");
    expect(change.inserted.isWellFormed()).toBe(true);
    expect(before.slice(0, change.pos).isWellFormed()).toBe(true);
    expect(before.slice(change.pos + change.removed).isWellFormed()).toBe(true);
    expect(
      textAt(
        [
          { t: 0, pos: 0, removed: 0, inserted: before },
          { t: 1, ...change },
        ],
        1,
      ),
    ).toBe(after);
  }
});

test("random changes are replayed to the recorded text", () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 16807) % 2147483647;
    return state % below;
  };
  let text = "";
  const states = Array.from({ length: 400 }, () => {
    const pos = random(text.length + 1);
    const inserted = ["a", "", "ab", "😀", "aaa"][random(5)] ?? "";
    text = [...text.slice(0, pos), inserted, ...text.slice(pos + random(3))].join("").replace(/\p{Cs}/gu, "");
    return text;
  });
  const edits = recorded(states);
  expect(textAt(edits, 400_000)).toBe(text);
});

test("text inserted in one piece is marked, what is typed into it is not, and deleted text is gone", () => {
  const edits: Edit[] = [
    { t: 0, pos: 0, removed: 0, inserted: "I " },
    { t: 1, pos: 2, removed: 0, inserted: "am writing", isPiece: true },
    { t: 2, pos: 5, removed: 0, inserted: "not " },
    { t: 3, pos: 9, removed: 2, inserted: "" },
  ];
  expect(replayText(edits, 3)).toEqual([
    { text: "I ", isPiece: false },
    { text: "am ", isPiece: true },
    { text: "not ", isPiece: false },
    { text: "iting", isPiece: true },
  ]);
  expect(replayText(edits, -1)).toEqual([]);
});
