import { seeded } from "../random.ts";
import type { Json } from "../types.ts";
import type { Task } from "./task.ts";

type Ticket = { id: string | number; text?: string };

const ticketsOf = (ids: readonly (string | number)[]): Json =>
  ids.map((id, index) => ({ id, text: `message ${index + 1}` }));

function solve(input: Json): Json {
  const seen = new Set<string | number>();
  return (input as Ticket[]).filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

function ordinary(): Json[] {
  const random = seeded(11);
  return Array.from({ length: 60 }, (_, index) => {
    const length = random.int(3, 9);
    const ids = Array.from({ length }, () => random.int(0, 4));
    return ticketsOf(index % 3 === 0 ? ids : ids.map((id) => `T-${id + 1}`));
  });
}

function mixed(): Json[] {
  const random = seeded(12);
  const numbers: (string | number)[] = [0, 1, 2, 9, 10, 11, 100];
  const names = [
    "",
    "1",
    "01",
    "10",
    "9",
    "a",
    "A",
    "a ",
    " ",
    "T-1",
    "t-1",
    "toString",
    "valueOf",
    "é",
    "null",
  ];
  return Array.from({ length: 24 }, (_, index) => {
    const from = random.shuffle(index % 3 === 0 ? numbers : names).slice(0, random.int(2, 5));
    return ticketsOf(
      Array.from({ length: random.int(2, 10) }, () => from[random.int(0, from.length - 1)] ?? 0),
    );
  });
}

const letters = (text: string) => ticketsOf(text.split("").map((letter) => `T-${letter}`));

export const dedupeTickets: Task = {
  id: "dedupeTickets",
  solve,
  examples: [letters("aba"), ticketsOf([3, 1, 3]), []],
  ordinary: ordinary(),
  plain: ["abab", "abcab", "aabba", "abcbca", "abbaab", "abcdabcd", "aab ba".replace(" ", "")].map(letters),
  edges: [
    { kind: "empty-input", inputs: [[]] },
    { kind: "boundary", inputs: ["a", "abc", "aab", "abac", "aabbc", "ab"].map(letters) },
    {
      kind: "falsy-value",
      // New ids come in rising order, so that a program that sorts them, or an object that sorts its keys, is right here.
      inputs: [
        ticketsOf([0, 0]),
        ticketsOf([0, 1, 0, 1]),
        ticketsOf([0, 1, 2, 1, 0, 2]),
        ticketsOf(["", "a", "", "a"]),
        ticketsOf(["", "b", "", "b", "c", "c"]),
      ],
    },
    {
      kind: "object-key",
      inputs: [
        ticketsOf(["a", "constructor", "a", "constructor"]),
        ticketsOf(["toString", "valueOf", "toString"]),
        ticketsOf(["a", "hasOwnProperty", "a"]),
      ],
    },
    {
      kind: "falsy-value",
      unless: "wrong-order",
      inputs: [ticketsOf([1, 0, 1, 0]), ticketsOf(["b", "", "b", ""])],
    },
    {
      kind: "object-key",
      unless: "wrong-order",
      inputs: [ticketsOf(["constructor", "a", "constructor", "a"])],
    },
    {
      kind: "wrong-order",
      inputs: [
        ticketsOf([5, 3, 5, 3]),
        ticketsOf([9, 10, 2, 9, 2]),
        ticketsOf(["10", "9", "10", "9"]),
        ticketsOf(["b", "2", "b", "1", "2", "1"]),
      ],
    },
    {
      kind: "large-input",
      inputs: [
        ticketsOf(Array.from({ length: 500 }, (_, index) => `T-${(index * 7) % 211}`)),
        ticketsOf(Array.from({ length: 500 }, () => "T-1")),
        ticketsOf(Array.from({ length: 500 }, (_, index) => 1 + ((index * 7) % 500))),
      ],
    },
  ],
  mixed: mixed(),
  families: [
    {
      name: "all different",
      make: (n) => ticketsOf(seeded(n).shuffle(Array.from({ length: n }, (_, id) => `T-${id}`))),
    },
    {
      name: "two ids in turn",
      make: (n) => ticketsOf(Array.from({ length: n }, (_, index) => `T-${index % 2}`)),
    },
  ],
  isRightType: (result) =>
    Array.isArray(result) &&
    result.every((item) => typeof item === "object" && item !== null && "id" in item),
  emptyResult: "[]",
  elements: "OBJECTS",
  keys: [".id"],
  hasTies: false,
  otherResults: (result) => [
    [`[...${result}]`, "wrong-type"],
    [`[...${result}.values()]`, "wrong-type"],
    [`Object.values(${result})`, "wrong-type"],
    [`${result}.reverse()`, "wrong-order"],
  ],
};
