import { shortestLook } from "./surroundings.ts";
import type { Detector, SessionEvent, SessionStart, Signal } from "./types.ts";

/** Keys are judged in windows of this many. */
const windowKeys = 50;
/** Longer pauses are not part of the rhythm. */
const pauseMs = 2_000;
/**
 * Holds are fixed if the 90th percentile exceeds the 10th by at most this share of the median, or by this many
 * milliseconds, which are noise of timers. Programs have shares up to .16, people from .25.
 */
const fixedHoldShare = 0.16;
const fixedHoldMs = 5;
/** A device with a fixed hold, such as an on-screen keyboard or a remote desktop, has it from the first keys on. */
const firstHolds = 12;
/** Keys that are chosen with a mouse or a switch are slower than this; programs are faster. */
const aidMs = 400;
/** Intervals this even are a program's, whatever the hold times: the 90th percentile divided by the 10th. */
const metronomeRange = 1.25;
/** The same with fixed holds, even if the device has them. */
const fixedHoldRange = 1.6;
/** Intervals that no hand has. In a burst, at least four of five keys follow that fast. */
const impossibleMs = 30;
const impossibleShare = 0.8;
/** People who copy type evenly; people who compose have a range of at least 2.6 between their pauses. */
const copyingRange = 2.6;
const copyingLooks = 5;
const looksWithinMs = 300_000;
/** This many keys in a row without a hesitation or a correction are a program's, too. */
const restlessKeys = 120;
/** A hesitation: even fast and steady typists have intervals this long, or this much longer than their median. */
const hesitationMs = 600;
const hesitationRatio = 1.5;

/**
 * Maximum number of keys with a pending release. What is pressed before them is not released any more, and if
 * the next press follows as fast as a keyboard repeats, it is a key that is held down.
 */
const maxHeld = 10;
const repeatMs = [10, 100] as const;
/** Tolerance between the time of a press and the one that the hold of its release implies. */
const releaseMs = 25;

/** `isLetter`: whether it inserted a character. Without a press, only the time of the insertion is known. */
type Key = { t: number; hold?: number; isLetter: boolean };

/** Typed, because lists of numbers are sorted several times for every key. */
type Sorted = Float64Array;
const sort = (values: number[]): Sorted => new Float64Array(values).sort();
/** The value at a share of a sorted list. */
const at = (sorted: Sorted, share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** The 90th percentile divided by the 10th. */
const range = (sorted: Sorted) => at(sorted, 0.9) / Math.max(at(sorted, 0.1), 1);

/** Intervals between keys, without pauses. */
function intervalsOf(keys: Key[]): number[] {
  const intervals: number[] = [];
  let before: number | undefined;
  for (const { t } of keys) {
    if (before !== undefined && t - before <= pauseMs) intervals.push(t - before);
    before = t;
  }
  return intervals;
}

/** The hold that all keys have, if it is the same; undefined otherwise. */
function fixedHold(holds: number[]): number | undefined {
  const sorted = sort(holds);
  const median = at(sorted, 0.5);
  const isFixed = at(sorted, 0.9) - at(sorted, 0.1) <= Math.max(fixedHoldMs, median * fixedHoldShare);
  return isFixed ? median : undefined;
}

const isSameHold = (a: number, b: number) =>
  Math.abs(a - b) <= Math.max(fixedHoldMs, Math.max(a, b) * fixedHoldShare);

/**
 * Whether fixed holds are a program's: they must have changed within the session. The same hold from the first
 * key on belongs to the device.
 */
function isChanged(hold: number, first: number[]): boolean {
  const device = fixedHold(first);
  return device === undefined || !isSameHold(hold, device);
}

function isProgram(keys: Key[], intervals: Sorted, first: number[]): boolean {
  if (intervals.length < windowKeys / 2) return false;
  const evenness = range(intervals);
  if (evenness <= metronomeRange) return true;
  const holds = keys.flatMap(({ hold }) => (hold === undefined ? [] : [hold]));
  const [newest = 0, ...before] = holds.slice(-3).reverse();
  // The newest keys may be a person's again. Most keys end here, without another sorted list.
  if (holds.length < keys.length * 0.8 || !before.every((hold) => isSameHold(hold, newest))) return false;
  const hold = fixedHold(holds);
  if (hold === undefined || !isSameHold(hold, newest)) return false;
  return evenness <= fixedHoldRange || (at(intervals, 0.5) < aidMs && isChanged(hold, first));
}

/** Whether no interval of many keys is a hesitation, so that the median is near the longest. */
function isRestless(keys: Key[]): boolean {
  if (keys.length < restlessKeys) return false;
  const intervals = intervalsOf(keys);
  const limit = Math.max(...intervals) / hesitationRatio;
  return intervals.filter((interval) => interval > limit).length > intervals.length / 2;
}

const isImpossible = (intervals: Sorted) =>
  intervals.length >= windowKeys / 2 && at(intervals, impossibleShare) < impossibleMs;

/** Continues a flag that still lasts, or begins another. */
function flagFrom(kind: "rhythm" | "fast-text"): (start: number, end: number) => Signal {
  let flag: Signal | undefined;
  let count = 0;
  return (start, end) => {
    const before = flag && start <= flag.end ? flag : undefined;
    if (!before) count += 1;
    const id = kind === "rhythm" ? `rhythm-${count}` : `fast-keys-${count}`;
    flag = { id, kind, level: "flag", start: before?.start ?? start, end };
    return flag;
  };
}

/**
 * Pairs presses with releases and with the letters that they insert. A letter counts when its key is released:
 * several presses with a single release are one key that is held down, and no rhythm.
 *
 * @returns takes an event, and returns the key that counts with it; and the first holds of the session
 */
function pairKeys({ touch }: SessionStart): {
  take: (event: SessionEvent) => Key | undefined;
  first: number[];
} {
  const first: number[] = [];
  let held: Key[] = [];
  let pressed: Key | "repeat" | undefined;
  const take = (event: SessionEvent): Key | undefined => {
    if (event.type === "keydown") {
      pressed = event.repeat ? "repeat" : { t: event.t, isLetter: false };
      if (pressed === "repeat") return undefined;
      held = [...held, pressed];
      if (held.length <= maxHeld) return undefined;
      const [oldest, next] = held;
      held = held.slice(1);
      const gap = (next?.t ?? 0) - (oldest?.t ?? 0);
      const isRepeat = gap >= repeatMs[0] && gap <= repeatMs[1];
      return oldest?.isLetter && !isRepeat ? oldest : undefined;
    }
    if (event.type === "keyup" && event.hold !== undefined) {
      const { t, hold } = event;
      // Keys may be released in another order than pressed.
      const distance = (key: Key) => Math.abs(t - hold - key.t);
      const [key] = held
        .filter((one) => distance(one) <= releaseMs)
        .sort((a, b) => distance(a) - distance(b));
      if (!key) return undefined;
      held = held.filter((one) => one !== key);
      key.hold = hold;
      if (first.length < firstHolds) first.push(hold);
      return key.isLetter ? key : undefined;
    }
    if (event.type === "input") {
      const key = pressed;
      pressed = undefined;
      if (event.inputType !== "insertText" || event.inserted !== 1 || key === "repeat") return undefined;
      // Phone keyboards send no key events, and neither do scripts and helpers.
      if (!key) return touch || event.trusted === false ? undefined : { t: event.t, isLetter: true };
      key.isLetter = true;
      if (key.hold !== undefined) return key;
    }
    return undefined;
  };
  return { take, first };
}

/** Looks elsewhere. Losing focus and being hidden are one look, and a blink is none. */
function countLooks(): { take: (event: SessionEvent) => void; since: (t: number) => number[] } {
  let looks: number[] = [];
  let left: number | undefined;
  return {
    take(event) {
      const { t } = event;
      if (event.type === "blur" || (event.type === "visibility" && event.state === "hidden")) left ??= t;
      else if (event.type === "focus" || event.type === "visibility") {
        if (left !== undefined && t - left >= shortestLook) looks = [...looks.slice(-20), left];
        left = undefined;
      }
    },
    since: (t) => looks.filter((look) => look >= t),
  };
}

/** Watches when and for how long character keys are pressed, but not which. */
export function watchRhythm(session: SessionStart): Detector {
  const pairs = pairKeys(session);
  const looks = countLooks();
  const program = flagFrom("rhythm");
  const fast = flagFrom("fast-text");
  let keys: Key[] = [];
  let restless: Key[] = [];
  let copying: Signal | undefined;

  const judge = (t: number): Signal[] => {
    if (keys.length < windowKeys) return [];
    // The first keys of a window may still be a person's.
    const start = keys[Math.floor(windowKeys / 3)]?.t ?? t;
    const intervals = sort(intervalsOf(keys));
    const signals: Signal[] = [];
    if (isImpossible(intervals)) signals.push(fast(start, t));
    else if (isProgram(keys, intervals, pairs.first) || isRestless(restless)) signals.push(program(start, t));
    const recent = looks.since(t - looksWithinMs);
    if (recent.length >= copyingLooks && range(intervals) < copyingRange) {
      const from = copying?.start ?? recent[0] ?? start;
      copying = { id: "copying", kind: "copying", level: "flag", start: from, end: t };
      signals.push(copying);
    }
    return signals;
  };

  return (event) => {
    looks.take(event);
    const key = pairs.take(event);
    if (event.type === "input" && (event.inputType !== "insertText" || event.inserted !== 1)) restless = [];
    if (!key) return [];
    const last = keys.at(-1);
    keys = [...keys.slice(1 - windowKeys), key];
    restless = last && key.t - last.t <= hesitationMs ? [...restless.slice(1 - restlessKeys), key] : [key];
    // Of keys that overlap, the later one may be released first.
    if (last && key.t < last.t) for (const list of [keys, restless]) list.sort((a, b) => a.t - b.t);
    return judge(event.t);
  };
}
