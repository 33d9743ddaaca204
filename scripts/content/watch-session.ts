import { type SessionEvent, type SessionStart, watch } from "session-monitor";
import type { RoundPerson } from "#app/stages/round.schema.ts";
import { secondsPerBar } from "#app/stages/session/session.ts";
import { isKept, type SessionRecord } from "#app/stages/session/session-record.ts";
import { toOffset, toSeconds } from "#app/stages/spoken.ts";
import { roundToSum } from "#domain/round-to-sum.ts";

type Session = NonNullable<RoundPerson["session"]>;
type Fact = Session["events"][number];

const views: Record<Session["device"], SessionStart["view"]> = {
  LAPTOP: { w: 1440, h: 800 },
  DESKTOP: { w: 1920, h: 940 },
  PHONE: { w: 390, h: 740 },
};

/** The end of a fact, in seconds since the start of the test. */
export function endOf(fact: Fact): number {
  return toSeconds(fact.at) + ("seconds" in fact ? fact.seconds : 0);
}

/** Numbers of characters typed and inserted at once. Moving one's own text counts as neither. */
export function characterSources({ events }: Session): { typed: number; atOnce: number } {
  const sum = (...kinds: Fact["kind"][]) =>
    events.reduce(
      (total, fact) =>
        kinds.includes(fact.kind) && "length" in fact && !("own" in fact && fact.own)
          ? total + fact.length
          : total,
      0,
    );
  return { typed: sum("TYPING"), atOnce: sum("PASTE", "INSERT") };
}

/** A deterministic sequence of pseudo-random numbers between 0 and 1. */
function startRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * The times of `count` keys in milliseconds, from 0 to `duration`. Keys within a word are quick; pauses
 * before words fill the remaining time, most of them short and a few long.
 */
function keyTimes(count: number, duration: number, random: () => number): number[] {
  let left = 0;
  const gaps = Array.from({ length: Math.max(0, count - 1) }, () => {
    const quick = 90 + 170 * random();
    left -= 1;
    if (left >= 0) return { quick, pause: 0 };
    left = 2 + Math.floor(6 * random());
    return { quick, pause: Math.log(Math.max(random(), 1e-6)) ** 2 };
  });
  const quickSum = gaps.reduce((sum, { quick }) => sum + quick, 0);
  const pauseSum = gaps.reduce((sum, { pause }) => sum + pause, 0);
  const rest = duration - quickSum;
  const pace = rest < 0 ? duration / quickSum : 1;
  let now = 0;
  return [
    0,
    ...gaps.map(({ quick, pause }) => {
      now += quick * pace + (rest < 0 ? 0 : (pause / pauseSum) * rest);
      return now;
    }),
  ].slice(0, count);
}

/** A recording in progress. Its text is unknown and represented by blanks of the same length. */
type Tape = { events: SessionEvent[]; edits: SessionRecord["edits"][number][]; length: number };

function write(
  tape: Tape,
  t: number,
  inputType: string,
  change: { inserted?: number; removed?: number },
  isPiece = false,
): void {
  const { inserted = 0, removed = 0 } = change;
  const pos = Math.max(0, tape.length - removed);
  tape.events.push({ t, type: "input", inputType, ...change, pos });
  tape.edits.push({ t, pos, removed, inserted: " ".repeat(inserted), ...(isPiece && { isPiece }) });
  tape.length = pos + inserted;
}

/** Types characters. After a slip, the last one is deleted and retyped. Phone keyboards press no keys. */
function type(
  tape: Tape,
  { at, length, seconds, corrections }: Extract<Fact, { kind: "TYPING" }>,
  { hasKeys, random }: { hasKeys: boolean; random: () => number },
): void {
  const start = toSeconds(at) * 1000;
  const slipsUntil = (index: number) => Math.floor((index * corrections) / length);
  const keys = Array.from({ length }, (_, index) => {
    const slips = slipsUntil(index + 1) - slipsUntil(index);
    return ["insert", ...Array.from({ length: slips }, () => ["delete", "insert"]).flat()];
  }).flat();
  keyTimes(keys.length, seconds * 1000, random).forEach((time, index) => {
    const t = Math.round(start + time);
    const hold = Math.round(60 + 70 * random());
    if (hasKeys) tape.events.push({ t, type: "keydown" }, { t: t + hold, type: "keyup", hold });
    if (keys[index] === "insert") write(tape, t, "insertText", { inserted: 1 });
    else write(tape, t, "deleteContentBackward", { removed: 1 });
  });
}

/** Adds the events that a page records for a fact. */
function play(tape: Tape, fact: Exclude<Fact, { kind: "TYPING" }>): void {
  const t = toSeconds(fact.at) * 1000;
  const end = endOf(fact) * 1000;
  switch (fact.kind) {
    case "PASTE": {
      const { length, own = false } = fact;
      if (own) write(tape, t, "deleteByCut", { removed: length });
      tape.events.push({ t, type: "paste", length, own });
      write(tape, t, "insertFromPaste", { inserted: length }, true);
      break;
    }
    case "INSERT":
      roundToSum(
        Array.from({ length: fact.pieces }, () => fact.length / fact.pieces),
        fact.length,
      ).forEach((inserted, index) => {
        const time = Math.round(t + ((end - t) * index) / Math.max(1, fact.pieces - 1));
        write(tape, time, "insertText", { inserted }, true);
      });
      break;
    case "AWAY":
      tape.events.push({ t, type: "visibility", state: "hidden" });
      tape.events.push({ t: end, type: "visibility", state: "visible" });
      break;
    case "OVERLAY":
      tape.events.push({ t, type: "overlay", on: true, area: fact.share, through: true });
      tape.events.push({ t: end, type: "overlay", on: false });
      break;
    case "OFFLINE":
      tape.events.push({ t, type: "offline" }, { t: end, type: "online" });
      break;
    case "SECOND_SCREEN":
      tape.events.push({ t, type: "screen", extended: true });
      break;
  }
}

/**
 * Replays the facts of a session as the events that a page records and runs the session monitor on them,
 * deterministically. Only the single keys of `TYPING` are invented: the round has their number, time and
 * corrections, but the monitor needs keys to judge their rhythm and what follows them. A fixed sequence gives
 * them the speeds and pauses of a person who is writing.
 */
export function watchSession({ device, declared = [], events: facts, submitted }: Session): SessionRecord {
  const start: SessionStart = { view: views[device], touch: device === "PHONE", declared };
  const tape: Tape = { events: [], edits: [], length: 0 };
  const random = startRandom();
  for (const fact of facts) {
    if (fact.kind === "TYPING") type(tape, fact, { hasKeys: !start.touch, random });
    else play(tape, fact);
  }
  const end = toSeconds(submitted) * 1000;
  tape.events.push({ t: end, type: "submit" });
  const events = tape.events.toSorted((a, b) => a.t - b.t);
  return {
    start,
    events: events.filter(isKept),
    edits: tape.edits,
    signals: watch({ ...start, events }),
    end,
    isOver: true,
  };
}

/** The number of keys pressed in each bar of the ruler. */
export function keysPerBar({ edits, end }: SessionRecord): number[] {
  const keys = Array.from({ length: Math.ceil(end / 1000 / secondsPerBar) }, () => 0);
  for (const { t, isPiece } of edits) {
    const bar = Math.floor(t / 1000 / secondsPerBar);
    if (!isPiece) keys[bar] = (keys[bar] ?? 0) + 1;
  }
  return keys;
}

/** Kinds of signals about how text came into the answers. */
const textKinds = new Set<string>(["paste", "drop", "synthetic", "fast-text", "rhythm", "copying"]);

/**
 * For each answer of the test, in the order in which they were asked, the times of the flags that a reviewer
 * confirmed as someone else's text in it.
 *
 * @param lengths of the answers, in characters
 */
export function confirmedTexts(session: Session, record: SessionRecord, lengths: number[]): string[][] {
  const confirmed = (session.reviews ?? []).filter(({ decision }) => decision === "CONFIRMED");
  const pieces = record.signals
    .filter(({ kind }) => textKinds.has(kind))
    .flatMap(({ start, end }) => {
      const at = toOffset(start / 1000);
      const edits = record.edits.filter(({ t, inserted }) => inserted !== "" && t >= start && t <= end);
      return confirmed.some(({ flag }) => flag === at)
        ? edits.map(({ pos, inserted }) => ({ at, from: pos, to: pos + inserted.length }))
        : [];
    });
  let to = 0;
  return lengths.map((length) => {
    const from = to;
    to += length;
    return [...new Set(pieces.filter((piece) => piece.from < to && piece.to > from).map(({ at }) => at))];
  });
}
