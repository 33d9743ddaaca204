import { seeded } from "../random.ts";
import type { Json } from "../types.ts";
import type { Task } from "./task.ts";

type Call = { start: number; end: number };
const callsOf = (pairs: readonly (readonly [number, number])[]): Json =>
  pairs.map(([start, end]) => ({ start, end }));

const minutes = 1440;

function solve(input: Json): Json {
  const changes = new Array<number>(minutes + 1).fill(0);
  for (const { start, end } of input as Call[]) {
    changes[start] = (changes[start] ?? 0) + 1;
    changes[end] = (changes[end] ?? 0) - 1;
  }
  let [running, most, answer] = [0, 0, -1];
  for (let minute = 0; minute < minutes; minute += 1) {
    running += changes[minute] ?? 0;
    if (running > most) [most, answer] = [running, minute];
  }
  return answer;
}

function ordinary(): Json[] {
  const random = seeded(22);
  return Array.from({ length: 60 }, () =>
    callsOf(
      Array.from({ length: random.int(2, 9) }, (): [number, number] => {
        const start = random.int(1, 1380);
        return [start, Math.min(start + random.int(2, 180), minutes)];
      }),
    ),
  );
}

function mixed(): Json[] {
  const random = seeded(23);
  const times = [0, 1, 2, 3, 9, 10, 11, 59, 60, 99, 100, 119, 120];
  return Array.from({ length: 48 }, (_, index) => {
    // A few times, so that many calls begin and end together, in a third of the lists at the end of the day.
    const few = random.shuffle(times).slice(0, random.int(3, 8));
    const shift = index % 3 === 0 ? minutes - 120 : 0;
    return callsOf(
      Array.from({ length: random.int(1, 10) }, (): [number, number] => {
        const [start = 0, end = 1] = random
          .shuffle(few)
          .slice(0, 2)
          .toSorted((a, b) => a - b);
        return [start + shift, end + shift];
      }),
    );
  });
}

const plain: [number, number][][] = [
  [
    [110, 200],
    [150, 260],
  ],
  [
    [110, 240],
    [150, 260],
    [190, 300],
  ],
  [
    [110, 400],
    [150, 260],
    [300, 420],
    [330, 500],
  ],
  [
    [200, 500],
    [250, 300],
    [320, 390],
    [350, 380],
  ],
  [
    [100, 180],
    [300, 480],
    [350, 420],
    [500, 620],
  ],
];

export const busiestHour: Task = {
  id: "busiestHour",
  solve,
  examples: [
    callsOf([
      [110, 200],
      [150, 260],
    ]),
    callsOf([
      [300, 310],
      [310, 320],
    ]),
    [],
  ],
  ordinary: ordinary(),
  plain: plain.map(callsOf),
  edges: [
    { kind: "empty-input", inputs: [[]] },
    {
      kind: "boundary",
      inputs: [
        [[300, 400]],
        [
          [0, 400],
          [0, 200],
        ],
        [
          [0, 100],
          [200, 210],
        ],
        [
          [900, 1440],
          [1000, 1440],
        ],
        [[1439, 1440]],
        [
          [1000, 1440],
          [1439, 1440],
        ],
        [[110, 111]],
      ].map((pairs) => callsOf(pairs as [number, number][])),
    },
    {
      kind: "touching-intervals",
      inputs: [
        [
          [100, 200],
          [200, 300],
        ],
        [
          [100, 200],
          [150, 300],
          [200, 400],
        ],
        [
          [100, 200],
          [200, 300],
          [250, 400],
        ],
        [
          [200, 300],
          [100, 200],
        ],
        [
          [100, 180],
          [120, 180],
          [180, 300],
          [180, 290],
          [190, 200],
        ],
      ].map((pairs) => callsOf(pairs as [number, number][])),
    },
    {
      kind: "ties",
      inputs: [
        [
          [100, 200],
          [150, 250],
          [300, 400],
          [350, 450],
        ],
        [
          [110, 120],
          [300, 400],
        ],
        [
          [100, 500],
          [150, 200],
          [300, 350],
        ],
      ].map((pairs) => callsOf(pairs as [number, number][])),
    },
    {
      kind: "unsorted-input",
      inputs: [
        [
          [150, 260],
          [110, 200],
        ],
        [
          [300, 420],
          [110, 400],
          [330, 500],
          [150, 260],
        ],
        [
          [500, 620],
          [350, 420],
          [100, 180],
          [300, 480],
        ],
      ].map((pairs) => callsOf(pairs as [number, number][])),
    },
    {
      kind: "number-sort",
      inputs: [
        [
          [9, 30],
          [20, 110],
        ],
        [
          [5, 1200],
          [40, 900],
          [800, 1000],
        ],
        [
          [90, 210],
          [100, 160],
          [1010, 1100],
        ],
        [
          [8, 15],
          [9, 100],
          [11, 13],
        ],
      ].map((pairs) => callsOf(pairs as [number, number][])),
    },
    {
      kind: "large-input",
      inputs: [
        callsOf(Array.from({ length: 500 }, (_, index) => [(index * 37) % 1300, ((index * 37) % 1300) + 20])),
        callsOf(Array.from({ length: 300 }, (_, index) => (index < 257 ? [700, 720] : [index, index + 50]))),
      ],
    },
  ],
  mixed: mixed(),
  families: [
    {
      name: "spread over the day",
      make: (n) => {
        const random = seeded(n);
        return callsOf(
          Array.from({ length: n }, () => {
            const start = random.int(0, 1400);
            return [start, start + random.int(1, 39)];
          }),
        );
      },
    },
    { name: "all of them all day", make: (n) => callsOf(Array.from({ length: n }, () => [0, 1440])) },
    { name: "all of one minute", make: (n) => callsOf(Array.from({ length: n }, () => [600, 601])) },
  ],
  isRightType: (result) => typeof result === "number",
  emptyResult: "-1",
  elements: "OBJECTS",
  keys: [".start", ".end"],
  hasTies: true,
  limits: ["1440", "1441"],
  otherResults: (result) => [[`Number(${result})`, "wrong-type"], [`${result} - 1`], [`${result} + 1`]],
};
