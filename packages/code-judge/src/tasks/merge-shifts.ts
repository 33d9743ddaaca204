import { seeded } from "../random.ts";
import type { Json } from "../types.ts";
import type { Task } from "./task.ts";

type Shift = [number, number];

function solve(input: Json): Json {
  const sorted = (input as Shift[]).toSorted((a, b) => a[0] - b[0]);
  const merged: Shift[] = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function ordinary(): Json[] {
  const random = seeded(33);
  return Array.from({ length: 60 }, () =>
    Array.from({ length: random.int(2, 7) }, (): Shift => {
      const start = random.int(1, 60);
      return [start, start + random.int(1, 9)];
    }),
  );
}

function mixed(): Json[] {
  const random = seeded(34);
  const times = [0, 1, 2, 3, 5, 8, 9, 10, 11, 19, 20, 99, 100, 101, 1000, 1001];
  return Array.from({ length: 48 }, () => {
    // A few times, so that many shifts touch, begin and end together.
    const few = random.shuffle(times).slice(0, random.int(3, 9));
    return Array.from({ length: random.int(1, 8) }, (): Shift => {
      const [start = 0, end = 1] = random
        .shuffle(few)
        .slice(0, 2)
        .toSorted((a, b) => a - b);
      return [start, end];
    });
  });
}

export const mergeShifts: Task = {
  id: "mergeShifts",
  solve,
  examples: [
    [
      [10, 14],
      [12, 18],
      [30, 36],
    ],
    [
      [13, 17],
      [9, 13],
    ],
    [],
  ],
  ordinary: ordinary(),
  plain: [
    [
      [10, 14],
      [12, 18],
      [30, 36],
    ],
    [
      [10, 12],
      [20, 25],
      [23, 30],
    ],
    [
      [10, 20],
      [15, 25],
      [22, 40],
    ],
    [
      [11, 13],
      [15, 17],
      [19, 22],
    ],
    [
      [10, 14],
      [12, 18],
      [30, 36],
      [34, 50],
      [60, 61],
    ],
  ],
  edges: [
    { kind: "empty-input", inputs: [[]] },
    {
      kind: "boundary",
      inputs: [
        [[10, 20]],
        [
          [0, 4],
          [2, 8],
        ],
        [[0, 1]],
        [
          [0, 10],
          [20, 30],
        ],
      ],
    },
    {
      kind: "touching-intervals",
      inputs: [
        [
          [10, 13],
          [13, 15],
        ],
        [
          [10, 12],
          [12, 14],
          [14, 16],
        ],
        [
          [20, 30],
          [30, 31],
          [40, 50],
        ],
      ],
    },
    {
      kind: "wrong-result",
      inputs: [
        [
          [10, 40],
          [12, 18],
        ],
        [
          [10, 90],
          [20, 30],
          [40, 50],
        ],
        [
          [10, 30],
          [15, 20],
          [25, 28],
          [50, 60],
        ],
      ],
    },
    {
      kind: "ties",
      inputs: [
        [
          [10, 30],
          [10, 20],
        ],
        [
          [10, 20],
          [10, 30],
        ],
        [
          [10, 20],
          [10, 20],
          [30, 40],
        ],
      ],
    },
    {
      kind: "unsorted-input",
      inputs: [
        [
          [30, 36],
          [10, 14],
          [12, 18],
        ],
        [
          [20, 25],
          [10, 12],
          [23, 30],
        ],
        [
          [19, 22],
          [15, 17],
          [11, 13],
        ],
      ],
    },
    {
      kind: "number-sort",
      inputs: [
        [
          [9, 11],
          [10, 12],
        ],
        [
          [5, 6],
          [100, 110],
          [20, 30],
        ],
        [
          [2, 3],
          [10, 12],
          [8, 9],
        ],
        [
          [9, 12],
          [80, 90],
          [100, 120],
        ],
      ],
    },
    {
      kind: "large-input",
      inputs: [
        Array.from({ length: 500 }, (_, index): Json => [(index * 97) % 3000, ((index * 97) % 3000) + 4]),
        Array.from({ length: 500 }, (_, index): Json => [(500 - index) * 2, (500 - index) * 2 + 2]),
      ],
    },
  ],
  mixed: mixed(),
  families: [
    {
      name: "apart from each other",
      make: (n) =>
        seeded(n).shuffle(Array.from({ length: n }, (_, index): Json => [index * 3, index * 3 + 1])),
    },
    {
      name: "one overlapping chain",
      make: (n) =>
        seeded(n).shuffle(Array.from({ length: n }, (_, index): Json => [index * 2, index * 2 + 3])),
    },
  ],
  isRightType: (result) =>
    Array.isArray(result) && result.every((item) => Array.isArray(item) && item.length === 2),
  emptyResult: "[]",
  elements: "LISTS",
  keys: ["[0]", "[1]"],
  hasTies: true,
  hasLastPiece: true,
  otherResults: (result) => [
    [`${result}.sort((a, b) => a[0] - b[0])`, "wrong-order"],
    [`${result}.reverse()`, "wrong-order"],
    [`${result}.map((s) => s.slice(0, 2))`, "wrong-type"],
    [`${result}.map((s) => [s.start, s.end])`, "wrong-type"],
  ],
  guards: (input) => [[`if (${input}.length === 1) return [[...${input}[0]]];`, "boundary"]],
};
