/** Seeded random choices (mulberry32): equal seeds give equal sequences. */
export type Random = {
  /** An integer from 0 to `end` - 1. */
  below: (end: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(values: readonly T[]) => T;
  times: <T>(max: number, make: () => T) => T[];
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: <T>(values: readonly T[]) => {
      if (values.length === 0) throw new Error("There is nothing to pick from");
      return values[below(values.length)] as T;
    },
    times: (max, make) => Array.from({ length: below(max + 1) }, make),
  };
}

/** Strings that tend to break parsers. */
const oddTexts = [
  "",
  "%",
  "%zz",
  "%E0%A4%A",
  "\0",
  "\uD800",
  "\u202E",
  "\uFEFF",
  "__proto__",
  "constructor",
  "-1",
  "1e309",
  "99999999999999999999",
  "https://[",
  "javascript:alert(1)",
  "../../etc/passwd",
  "<![CDATA[",
  "]]>",
  "&#x110000;",
  "&undefined;",
  "{{}}",
  "\\u-1 ",
  "\\bin99999999 ",
  "é".repeat(300),
  "e\u0301".repeat(200),
  "(".repeat(500),
  "[".repeat(500),
  "<a>".repeat(300),
  "a.".repeat(2_000),
  "1 ".repeat(2_000),
  "\n".repeat(3_000),
  "2019 - ",
  "=?utf-8?q?=00?=",
];

export const oddText = (random: Random): string => random.pick(oddTexts);

/** Changes one to six places: overwrites, removes, duplicates or inserts bytes. */
export function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
  let changed = Buffer.from(bytes);
  for (let count = 1 + random.below(6); count > 0; count -= 1) {
    const at = random.below(changed.length + 1);
    const length = random.below(random.chance(0.2) ? 2_000 : 8);
    const [head, tail] = [changed.subarray(0, at), changed.subarray(at)];
    const cut = tail.subarray(Math.min(length, tail.length));
    changed = random.pick([
      () => Buffer.concat([head, Buffer.from([random.below(256)]), tail.subarray(1)]),
      () => Buffer.concat([head, cut]),
      () => Buffer.concat([head, tail.subarray(0, length), tail]),
      () => Buffer.concat([head, Buffer.from(oddText(random)), cut]),
      () => Buffer.concat([head, Buffer.alloc(length, random.below(256)), tail]),
    ])();
  }
  return new Uint8Array(changed);
}

/** Changes one to five places in a text: inserts odd strings or pieces of the text itself. */
export function mutateText(text: string, random: Random): string {
  let changed = text;
  for (let count = 1 + random.below(5); count > 0; count -= 1) {
    const at = random.below(changed.length + 1);
    const length = random.below(40);
    const from = random.below(changed.length + 1);
    const part = random.chance(0.5) ? oddText(random) : changed.slice(from, from + random.below(200));
    const repeated = random.chance(0.1) ? part.slice(0, 50).repeat(random.below(400)) : part;
    changed = changed.slice(0, at) + repeated + changed.slice(at + (random.chance(0.5) ? length : 0));
  }
  return changed;
}

/** Replaces, removes or duplicates values anywhere in a JSON value. */
export function mutateJson(value: unknown, random: Random): unknown {
  if (random.chance(0.03))
    return random.pick([
      null,
      [],
      {},
      0,
      -1,
      1e300,
      true,
      oddText(random),
      [oddText(random)],
      { a: oddText(random) },
    ]);
  if (Array.isArray(value)) {
    const items = value.map((item) => mutateJson(item, random));
    return random.chance(0.03) ? [...items, ...items] : items;
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) =>
        random.chance(0.02) ? [] : [[random.chance(0.01) ? oddText(random) : key, mutateJson(entry, random)]],
      ),
    );
  }
  return typeof value === "string" && random.chance(0.06) ? mutateText(value, random) : value;
}
