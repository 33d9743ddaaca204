import { seeded } from "../random.ts";
import type { Json } from "../types.ts";
import type { Task } from "./task.ts";

function solve(input: Json): Json {
  const counts = new Map<string, number>();
  for (const character of String(input)) counts.set(character, (counts.get(character) ?? 0) + 1);
  for (const [character, count] of counts) if (count === 1) return character;
  return null;
}

function ordinary(): Json[] {
  const random = seeded(44);
  return Array.from({ length: 60 }, () =>
    Array.from({ length: random.int(6, 14) }, () => "abcdef"[random.int(0, 5)] ?? "a").join(""),
  );
}

function mixed(): Json[] {
  const random = seeded(45);
  const characters = ["a", "b", "A", " ", "1", "2", "10", "é", "e", "\u0301", "😀", "😁", "𝒳", "𝒴", "ß", "_"];
  return Array.from({ length: 24 }, () => {
    const from = random.shuffle(characters).slice(0, random.int(2, 5));
    return Array.from({ length: random.int(1, 9) }, () => from[random.int(0, from.length - 1)] ?? "").join(
      "",
    );
  });
}

/** Code points that are no half of a pair, each another one. */
const character = (index: number) => String.fromCodePoint(0x4e00 + index);

export const firstUnique: Task = {
  id: "firstUnique",
  solve,
  examples: ["aabcc", "abab", "😀a😀"],
  ordinary: ordinary(),
  plain: ["aabcc", "abacdbd", "abcab", "aabbcddee", "abcdabefef"].filter((text) => solve(text) !== null),
  edges: [
    { kind: "empty-input", inputs: [""] },
    { kind: "wrong-type", inputs: ["aa", "abab", "aabbcc", "aaa"] },
    { kind: "boundary", inputs: ["a", "abb", "aab", "bbaac", "abcabcd", "ab"] },
    { kind: "wrong-order", inputs: ["b1b21c", "a2a1", "b9b81", "cc31", "zz21"] },
    {
      kind: "unicode",
      inputs: [
        "😀😀a",
        "😀😁😀",
        "a😀a",
        "𝒳𝒴𝒳",
        "e\u0301e",
        "👍🏽👍",
        "😀😁",
        // The first and last of all halves.
        "\u{10FFFF}\u{10FC01}\u{10FFFF}",
        "\u{10000}\u{103FF}\u{10000}",
      ],
    },
    { kind: "wrong-result", inputs: ["aAa", "AbBA b", "a ab", "a bb", "  a", "Aa"] },
    {
      kind: "large-input",
      inputs: [
        `${character(0).repeat(1)}${Array.from({ length: 250 }, (_, index) => character(index)).join("")}${Array.from({ length: 249 }, (_, index) => character(index)).join("")}`,
        `${"a".repeat(257)}b`,
      ],
    },
  ],
  mixed: mixed(),
  families: [
    {
      name: "each character twice",
      make: (n) => {
        const half = Array.from({ length: Math.floor(n / 2) }, (_, index) => character(index));
        return seeded(n)
          .shuffle([...half, ...half])
          .join("");
      },
    },
    { name: "two letters in turn", make: (n) => "ab".repeat(Math.floor(n / 2)) },
  ],
  isRightType: (result) => result === null || typeof result === "string",
  emptyResult: "null",
  elements: "CHARACTERS",
  keys: [],
  hasTies: true,
  limits: ["0x110000"],
  otherResults: (result) => [[`[...${result}][0] ?? null`, "wrong-type"]],
};
