import type { Detector, SessionStart, Signal } from "./types.ts";

/** Keys are judged in windows of this many. */
const windowKeys = 50;
/** Longer pauses are not part of the rhythm. */
const pauseMs = 2_000;
/**
 * Limit for a program's hold times: standard deviation relative to the mean. In the given sessions that were
 * looked at, programs had .03 to .06 and people .11 to .30.
 */
const programHoldSpread = 0.085;
/**
 * The 90th percentile of a program's intervals is at most this many times the 10th, even if they are random.
 */
const programIntervalRange = 3;
/** Intervals this even are a program's, whatever the hold times. */
const metronomeRange = 1.25;
/** People who copy type evenly; people who compose have a range of at least 2.6 between their pauses. */
const copyingRange = 2.6;
const copyingLooks = 5;
/** This many keys in a row without a hesitation, a correction or a change of speed are a program's, too. */
const restlessKeys = 120;
/** Even fast typists hesitate for this long every few words. */
const hesitationMs = 600;
const restlessRange = 2;
const looksWithinMs = 300_000;

/** Maximum number of keys with a pending release; more are repeats of a key that is held down. */
const maxHeld = 10;

type Key = { t: number; hold?: number; isPressed: boolean };

function spread(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return mean === 0 ? 0 : Math.sqrt(squares / values.length) / mean;
}

/** The 90th percentile divided by the 10th. */
function range(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return at(0.9) / Math.max(at(0.1), 1);
}

/** Intervals between keys, without pauses. */
function intervalsOf(keys: Key[]): number[] {
  return keys
    .slice(1)
    .map(({ t }, index) => t - (keys[index]?.t ?? t))
    .filter((interval) => interval <= pauseMs);
}

function isProgram(keys: Key[]): boolean {
  const intervals = intervalsOf(keys);
  if (intervals.length < windowKeys / 2) return false;
  const evenness = range(intervals);
  const holds = keys.flatMap(({ hold }) => (hold === undefined ? [] : [hold]));
  const areKnown = holds.length >= keys.length * 0.8;
  // A key that is held down repeats evenly, with a single hold time.
  const isTyped = areKnown || keys.every(({ isPressed }) => !isPressed);
  return (
    (isTyped && evenness <= metronomeRange) ||
    (areKnown && spread(holds) < programHoldSpread && evenness < programIntervalRange)
  );
}

/** Watches when and for how long character keys are pressed, but not which. */
export function watchRhythm({ touch }: SessionStart): Detector {
  let keys: Key[] = [];
  let restless: Key[] = [];
  let held: Key[] = [];
  let pressed: Key | undefined;
  let looks: number[] = [];
  let program: Signal | undefined;
  let copying: Signal | undefined;
  let count = 0;

  const judge = (t: number): Signal[] => {
    if (keys.length < windowKeys) return [];
    // The first keys of a window may still be a person's.
    const start = keys[Math.floor(windowKeys / 4)]?.t ?? t;
    const signals: Signal[] = [];
    const isRestless = restless.length >= restlessKeys && range(intervalsOf(restless)) < restlessRange;
    if (isProgram(keys) || isRestless) {
      const before = program && start <= program.end ? program : undefined;
      if (!before) count += 1;
      program = {
        id: `rhythm-${count}`,
        kind: "rhythm",
        level: "flag",
        start: before?.start ?? start,
        end: t,
      };
      signals.push(program);
    }
    const recent = looks.filter((look) => t - look <= looksWithinMs);
    if (recent.length >= copyingLooks && range(intervalsOf(keys)) < copyingRange) {
      const from = copying?.start ?? recent[0] ?? start;
      copying = { id: "copying", kind: "copying", level: "flag", start: from, end: t };
      signals.push(copying);
    }
    return signals;
  };

  const type = (key: Key): Signal[] => {
    const last = keys.at(-1);
    keys = [...keys.slice(1 - windowKeys), key];
    restless = last && key.t - last.t <= hesitationMs ? [...restless.slice(1 - restlessKeys), key] : [key];
    return judge(key.t);
  };

  return (event) => {
    const { t } = event;
    switch (event.type) {
      case "blur":
        looks = [...looks.slice(-20), t];
        return [];
      case "visibility":
        if (event.state === "hidden") looks = [...looks.slice(-20), t];
        return [];
      case "keydown":
        pressed = { t, isPressed: true };
        held = [...held.slice(1 - maxHeld), pressed];
        return [];
      case "keyup": {
        const { hold } = event;
        if (hold === undefined) return [];
        // Keys may be released in another order than pressed, and a key that is held down repeats.
        const distance = (key: Key) => Math.abs(t - hold - key.t);
        const [nearest] = held.toSorted((a, b) => distance(a) - distance(b));
        if (nearest) nearest.hold = hold;
        held = held.filter((key) => key !== nearest);
        return [];
      }
      case "input": {
        const key = pressed;
        pressed = undefined;
        if (event.inputType !== "insertText" || event.inserted !== 1) {
          restless = [];
          return [];
        }
        // Phone keyboards send no key events.
        if (!key && touch) return [];
        return type(key ?? { t, isPressed: false });
      }
      default:
        return [];
    }
  };
}
