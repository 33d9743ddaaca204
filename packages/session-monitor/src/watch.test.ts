import { expect, test } from "vitest";
import { createMonitor, type SessionEvent, type SessionStart, watch } from "./index.ts";

const computer: SessionStart = { view: { w: 1440, h: 800 }, touch: false, declared: [] };

/** Random numbers from 0 to 1 with a fixed seed. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Hand = { interval: (index: number) => number; hold: (index: number) => number };

/** Events of keys typed from a given time on. */
function typed(from: number, keys: number, { interval, hold }: Hand): SessionEvent[] {
  let t = from;
  return Array.from({ length: keys }, (_, index): SessionEvent[] => {
    t += interval(index);
    const down = hold(index);
    return [
      { t, type: "keydown" },
      { t, type: "input", inputType: "insertText", inserted: 1, pos: index },
      { t: t + down, type: "keyup", hold: down },
    ];
  })
    .flat()
    .sort((a, b) => a.t - b.t);
}

/** Uneven intervals with pauses at words, and uneven hold times. */
function person(seed: number): Hand {
  const random = seeded(seed);
  return {
    interval: (index) => Math.round((index % 6 === 5 ? 300 : 90) * Math.exp(random() * 1.6 - 0.6)),
    hold: () => Math.round(60 + random() * 60),
  };
}

const insert = (t: number, inserted: number, more: object = {}) =>
  ({ t, type: "input", inputType: "insertText", inserted, ...more }) as SessionEvent;

const flagsOf = (events: SessionEvent[], session = computer) =>
  watch({ ...session, events }).flatMap(({ kind, level }) => (level === "flag" ? [kind] : []));

test.each([1, 2, 3, 4, 5])("a person who types has no flag (%s)", (seed) => {
  expect(flagsOf(typed(1_000, 400, person(seed)))).toEqual([]);
});

test("a program that types is flagged, whether its intervals are even or random", () => {
  const random = seeded(9);
  const even = typed(1_000, 120, { interval: () => 80, hold: () => 40 });
  const uneven = typed(1_000, 120, { interval: () => 60 + Math.round(random() * 80), hold: () => 40 });
  expect(flagsOf(even)).toEqual(["rhythm"]);
  expect(flagsOf(uneven)).toEqual(["rhythm"]);
});

test("a program that follows a person is flagged from where it begins", () => {
  const before = typed(1_000, 80, person(6));
  const end = before.at(-1)?.t ?? 0;
  const after = typed(end + 500, 120, { interval: () => 80, hold: () => 40 });
  const [flag] = watch({ ...computer, events: [...before, ...after] });
  expect(flag?.kind).toBe("rhythm");
  expect(flag?.start).toBeGreaterThan(end - 2_000);
});

test("a program is found after a key that was held down, and when keys are released in another order", () => {
  const repeats = Array.from(
    { length: 80 },
    (_, index): SessionEvent => ({ t: 1_000 + index * 33, type: "keydown" }),
  );
  const start: SessionEvent[] = [...repeats, { t: 4_000, type: "keyup", hold: 3_000 }];
  const random = seeded(4);
  const program = typed(5_000, 120, {
    interval: () => 40 + Math.round(random() * 60),
    hold: (index) => 100 + (index % 2) * 4,
  });
  expect(flagsOf([...start, ...program])).toEqual(["rhythm"]);
});

/** A key that is held down: one press, its repeats and one release. */
function held(from: number, repeats: number, everyMs: number, press: object): SessionEvent[] {
  const times = Array.from({ length: repeats }, (_, index) => from + 450 + index * everyMs);
  const end = (times.at(-1) ?? from) + everyMs;
  return [
    { t: from, type: "keydown" },
    insert(from, 1),
    ...times.flatMap((t): SessionEvent[] => [{ t, type: "keydown", ...press }, insert(t, 1)]),
    { t: end, type: "keyup", hold: end - from },
  ];
}

const endOf = (events: SessionEvent[]) => events.at(-1)?.t ?? 0;

/** Events one after the other, each part from two seconds after the end of the one before. */
function inTurn(...parts: ((from: number) => SessionEvent[])[]): SessionEvent[] {
  const events: SessionEvent[] = [];
  for (const part of parts) events.push(...part(endOf(events) + 2_000));
  return events;
}

const byHand =
  (keys: number, seed = 3) =>
  (from: number) =>
    typed(from, keys, person(seed));

test.each([{}, { repeat: true }])("a key that is held down is not a program (%o)", (press) => {
  // Without the word of the browser, very slow repeats can't be told from presses.
  for (const everyMs of "repeat" in press ? [5, 33, 250] : [12, 33, 90]) {
    const events = inTurn(byHand(70), (from) => held(from, 180, everyMs, press), byHand(60));
    expect(flagsOf(events)).toEqual([]);
  }
});

test("keys that are never released, as no keyboard repeats them, are a program's", () => {
  const random = seeded(2);
  const pressed = (from: number, interval: () => number) => {
    let t = from;
    return Array.from({ length: 200 }, (): SessionEvent[] => {
      t += interval();
      return [{ t, type: "keydown" }, insert(t, 1)];
    }).flat();
  };
  expect(flagsOf(inTurn(byHand(40), (from) => pressed(from, () => 120 + Math.round(random() * 30))))).toEqual(
    ["rhythm"],
  );
  expect(flagsOf(inTurn(byHand(40), (from) => pressed(from, () => 2)))).toEqual(["fast-text"]);
});

test("holds that a device fixes from the first key on are no program's, but holds that become fixed are", () => {
  for (const hold of [0, 2, 24, 66]) {
    const hand = person(8);
    const device = (keys: number) => (from: number) =>
      typed(from, keys, { interval: hand.interval, hold: (index) => hold + (index % 3) });
    expect(flagsOf(device(300)(1_000))).toEqual([]);
    expect(flagsOf(inTurn(byHand(30), device(200)))).toEqual(["rhythm"]);
  }
});

test("keys that are chosen with a mouse, after others were typed, are no program's", () => {
  const random = seeded(5);
  const chosen = (from: number) =>
    typed(from, 120, { interval: () => Math.round(420 + random() * 700), hold: () => 1 });
  expect(flagsOf(inTurn(byHand(40), chosen))).toEqual([]);
});

test("even intervals are a program's, although the device fixes its holds", () => {
  const random = seeded(7);
  const program = typed(1_000, 200, {
    interval: (index) => (index % 40 === 39 ? 1_000 : 80 + Math.round(random() * 25)),
    hold: () => 20,
  });
  expect(flagsOf(program)).toEqual(["rhythm"]);
});

test("hundreds of keys without a hesitation are a program's, although its holds vary", () => {
  const random = seeded(7);
  const program = (from: number) =>
    typed(from, 300, {
      interval: () => 60 + Math.round(random() * 60),
      hold: () => 60 + Math.round(random() * 60),
    });
  expect(flagsOf(inTurn(byHand(30), program))).toEqual(["rhythm"]);
});

test("keys that are faster than hands are flagged, in one go and in bursts", () => {
  const keys = (from: number) => typed(from, 150, { interval: () => 2, hold: (index) => index % 2 });
  const bursts = (from: number) =>
    typed(from, 200, {
      interval: (index) => (index % 9 === 0 ? 700 : 16),
      hold: (index) => 20 + ((index * 7) % 40),
    });
  expect(flagsOf(keys(1_000))).toEqual(["fast-text"]);
  expect(flagsOf(inTurn(byHand(30), keys))).toEqual(["fast-text"]);
  expect(flagsOf(bursts(1_000))).toEqual(["fast-text"]);
});

test("looks that last less than a second, and one that blurs and hides, do not make even typing a copy", () => {
  const random = seeded(4);
  const even = (from: number) =>
    typed(from, 40, {
      interval: (index) => (index % 25 === 24 ? 500 : 110 + Math.round(random() * 110)),
      hold: () => 60 + Math.round(random() * 60),
    });
  const look =
    (ms: number) =>
    (from: number): SessionEvent[] => [
      { t: from, type: "blur" },
      { t: from + 1, type: "visibility", state: "hidden" },
      { t: from + ms, type: "visibility", state: "visible" },
      { t: from + ms + 1, type: "focus" },
    ];
  const session = (looks: number, ms: number) =>
    inTurn(even, ...Array.from({ length: looks }, () => [look(ms), even]).flat());
  expect(flagsOf(session(8, 700))).toEqual([]);
  expect(flagsOf(session(3, 1_500))).toEqual([]);
  expect(flagsOf(session(6, 1_500))).toContain("copying");
});

/** Pieces of text, each some time after the one before. */
const pieces = (count: number, length: number, everyMs: number, more: object = {}) => {
  return (from: number) =>
    Array.from({ length: count }, (_, index) => insert(from + index * everyMs, length, more));
};
const phone: SessionStart = { view: { w: 390, h: 800 }, touch: true, declared: [] };

test("a stream of small pieces is one flag, from the first piece to the last", () => {
  const events = inTurn(byHand(40), pieces(60, 4, 150));
  const [flag, ...others] = watch({ ...computer, events });
  expect(others).toEqual([]);
  expect(flag).toMatchObject({
    kind: "fast-text",
    level: "flag",
    start: endOf(events) - 59 * 150,
    end: endOf(events),
  });
});

/** Letters without key events, at uneven intervals. */
const keyless = (from: number) => {
  const { interval } = person(11);
  let t = from;
  return Array.from({ length: 220 }, (_, index) => {
    t += interval(index);
    return insert(t, 1);
  });
};

test("words, half lines and letters without a key that stream in after typing are flagged", () => {
  for (const stream of [pieces(40, 7, 400), pieces(12, 30, 900), keyless])
    expect(flagsOf(inTurn(byHand(40), stream))).toEqual(["fast-text"]);
});

test("words and letters without a key are how phones and some devices type", () => {
  for (const stream of [pieces(40, 7, 400), keyless]) expect(flagsOf(inTurn(stream), phone)).toEqual([]);
  expect(flagsOf(inTurn(keyless))).toEqual([]);
});

test("a word at each key press is flagged, and letters of two units are not", () => {
  const pressed = (length: number) => (from: number) =>
    byHand(150)(from).map((event) => (event.type === "input" ? { ...event, inserted: length } : event));
  expect(flagsOf(inTurn(byHand(30), pressed(6)))).toEqual(["fast-text"]);
  expect(flagsOf(pressed(2)(1_000))).toEqual([]);
});

test("predictions between typed letters, and phrases that are spoken, are not flagged", () => {
  const predicted = Array.from({ length: 14 }, () => [byHand(30), pieces(1, 18, 0)]).flat();
  expect(flagsOf(inTurn(...predicted))).toEqual([]);
  expect(flagsOf(inTurn(byHand(20), pieces(25, 24, 2_000)))).toEqual([]);
});

test("blocks are added up over the session, and what is typed between them is taken off", () => {
  const blocks = (typing: number) =>
    inTurn(...Array.from({ length: 6 }, (_, index) => [byHand(typing, index + 1), pieces(1, 60, 0)]).flat());
  expect(flagsOf(blocks(12))).toEqual(["fast-text"]);
  expect(flagsOf(blocks(80))).toEqual([]);
});

test("on a phone an insertion longer than a prediction is flagged, unless it is dictated or composed", () => {
  expect(flagsOf([insert(9_000, 41)], phone)).toEqual(["fast-text"]);
  expect(flagsOf([insert(9_000, 40)], phone)).toEqual([]);
  expect(flagsOf([insert(9_000, 41, { inputType: "insertCompositionText" })], phone)).toEqual([]);
  expect(flagsOf([insert(9_000, 41)], { ...phone, declared: ["dictation"] })).toEqual([]);
});

test("a helper that adds letters now and then is a note; quick, long or many additions are a script's", () => {
  const added = (count: number, length: number, everyMs: number) =>
    watch({ ...computer, events: pieces(count, length, everyMs, { trusted: false })(5_000) });
  expect(new Set(added(30, 4, 1_000).map(({ kind }) => kind))).toEqual(new Set(["helper"]));
  expect(added(2, 1, 900)).toMatchObject([{ kind: "synthetic", start: 5_000, end: 5_900 }]);
  expect(added(1, 5, 0)).toMatchObject([{ kind: "synthetic" }]);
  expect(added(31, 1, 2_000).at(-1)).toMatchObject({ kind: "synthetic" });
});

test.each<[string, SessionEvent[], string[]]>([
  ["a long paste", [{ t: 1, type: "paste", length: 40 }], ["paste"]],
  ["a short paste", [{ t: 1, type: "paste", length: 39 }], []],
  ["short pastes that add up", [1, 2, 3, 4].map((t) => ({ t, type: "paste", length: 30 })), ["paste"]],
  ["an own sentence that is moved", [{ t: 1, type: "paste", length: 300, own: true }], []],
  ["a drop", [{ t: 1, type: "drop", length: 80 }], ["drop"]],
  ["a script's text", [insert(1, 5, { trusted: false })], ["synthetic"]],
  ["a helper's other spelling", [insert(1, 8, { trusted: false, removed: 7 })], []],
  ["a block of text", [insert(5_000, 80)], ["fast-text"]],
  ["a run of blocks", [1, 2, 3, 4].map((n) => insert(5_000 + n * 300, 40)), ["fast-text"]],
  ["undo of a long text", [insert(5_000, 200, { inputType: "historyUndo" })], []],
  [
    "a second",
    [
      { t: 0, type: "blur" },
      { t: 900, type: "focus" },
    ],
    [],
  ],
  [
    "six seconds",
    [
      { t: 0, type: "blur" },
      { t: 6_000, type: "focus" },
    ],
    [],
  ],
  [
    "ten seconds",
    [
      { t: 0, type: "blur" },
      { t: 10_000, type: "focus" },
    ],
    ["away"],
  ],
  [
    "a tab that is hidden until the end",
    [
      { t: 0, type: "visibility", state: "hidden" },
      { t: 20_000, type: "submit" },
    ],
    ["away"],
  ],
  ["the task's text that is copied", [{ t: 1, type: "copy", length: 60, from: "task" }], ["copy-out"]],
  ["the own text that is copied", [{ t: 1, type: "copy", length: 60, from: "answer" }], []],
])("%s", (_, events, kinds) => {
  expect(flagsOf(events)).toEqual(kinds);
});

test("five short looks elsewhere in five minutes are a flag, and four are none", () => {
  const looks = (count: number) =>
    Array.from({ length: count }, (_, index): SessionEvent[] => [
      { t: index * 30_000, type: "blur" },
      { t: index * 30_000 + 2_000, type: "focus" },
    ]).flat();
  expect(flagsOf(looks(5))).toEqual(["away"]);
  expect(flagsOf(looks(4))).toEqual([]);
});

test("declared dictation may insert a sentence after the time that it takes to speak", () => {
  const dictated = { ...computer, declared: ["dictation"] };
  expect(flagsOf([insert(8_000, 110)], dictated)).toEqual([]);
  expect(flagsOf([insert(2_000, 110)], dictated)).toEqual(["fast-text"]);
  expect(flagsOf([insert(8_000, 110)])).toEqual(["fast-text"]);
});

test("a docked panel is flagged; a dragged window, zoom and a turned phone are not", () => {
  const resize = (t: number, w: number, h: number, dpr?: number) =>
    ({ t, type: "resize", w, h, ...(dpr && { dpr }) }) as SessionEvent;
  const end: SessionEvent = { t: 20_000, type: "submit" };
  expect(flagsOf([resize(1_000, 1_000, 800), end])).toEqual(["panel"]);
  expect(flagsOf([resize(1_000, 1_440, 500), end])).toEqual(["panel"]);
  const drawn = [1_400, 1_300, 1_050, 1_000].map((w, index) => resize(1_000 + index * 50, w, 800));
  expect(flagsOf([...drawn, end])).toEqual([]);
  expect(flagsOf([resize(1_000, 1_152, 640, 1.25), end])).toEqual([]);
  const phone = { view: { w: 390, h: 800 }, touch: true, declared: [] };
  expect(flagsOf([resize(1_000, 390, 420), end], phone)).toEqual([]);
});

test("the bars of the browser that come with the end of full screen are no panel", () => {
  const resize = (t: number): SessionEvent => ({ t, type: "resize", w: 1_440, h: 640 });
  const full: SessionEvent = { t: 0, type: "fullscreen", on: true };
  const left: SessionEvent = { t: 5_000, type: "fullscreen", on: false };
  const back: SessionEvent = { t: 6_500, type: "fullscreen", on: true };
  expect(flagsOf([full, left, resize(5_010), back])).toEqual([]);
  expect(flagsOf([full, resize(4_990), left, back])).toEqual([]);
  expect(flagsOf([full, resize(4_000), left, back])).toEqual(["panel"]);
});

test("consecutive insertions by a script are one flag", () => {
  const typing = Array.from({ length: 30 }, (_, index) => insert(index * 80, 1, { trusted: false }));
  const [flag, ...others] = watch({
    ...computer,
    events: [...typing, insert(9_000, 1, { trusted: false })],
  }).filter(({ kind }) => kind === "synthetic");
  expect(flag).toMatchObject({ start: 0, end: 29 * 80 });
  expect(others).toMatchObject([{ start: 9_000, end: 9_000 }]);
});

test("leaving full screen for two seconds is a flag, and an overlay only if clicks go through it", () => {
  const fullscreen = (t: number, on: boolean): SessionEvent => ({ t, type: "fullscreen", on });
  expect(flagsOf([fullscreen(0, true), fullscreen(5_000, false), fullscreen(7_000, true)])).toEqual([
    "fullscreen",
  ]);
  expect(flagsOf([fullscreen(0, true), fullscreen(5_000, false), fullscreen(6_000, true)])).toEqual([]);
  const overlay = (through: boolean): SessionEvent => ({
    t: 1,
    type: "overlay",
    on: true,
    area: 0.3,
    through,
  });
  expect(flagsOf([overlay(true)])).toEqual(["overlay"]);
  expect(flagsOf([overlay(false)])).toEqual([]);
});

test("a lost connection is flagged only next to another flag", () => {
  const lost: SessionEvent[] = [
    { t: 1_000, type: "offline" },
    { t: 9_000, type: "online" },
  ];
  expect(flagsOf(lost)).toEqual([]);
  expect(flagsOf([...lost, { t: 10_000, type: "paste", length: 90 }])).toEqual(["offline", "paste"]);
  const monitor = createMonitor(computer);
  for (const event of lost) monitor.push(event);
  const now = monitor.push({ t: 10_000, type: "paste", length: 90 });
  expect(now.map(({ kind, level }) => `${kind} ${level}`)).toEqual(["offline flag", "paste flag"]);
});

test("a flag is returned with the event that causes it", () => {
  const monitor = createMonitor(computer);
  expect(monitor.push({ t: 5, type: "focus" })).toEqual([]);
  expect(monitor.push({ t: 10, type: "paste", length: 90 })).toMatchObject([
    { kind: "paste", level: "flag" },
  ]);
});

test("a clock that jumps back, and times that are no numbers, break nothing", () => {
  const events: SessionEvent[] = [
    { t: 5_000, type: "blur" },
    { t: 1_000, type: "focus" },
    { t: Number.NaN, type: "paste", length: 50 },
  ];
  expect(watch({ ...computer, events })).toMatchObject([{ kind: "paste", start: 5_000, end: 5_000 }]);
});

test("the same events give the same signals", () => {
  const events = typed(0, 300, { interval: (index) => 80 + (index % 5), hold: () => 40 });
  expect(watch({ ...computer, events })).toEqual(watch({ ...computer, events }));
});
