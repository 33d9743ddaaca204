import type { SessionEvent, SessionStart, Signal } from "session-monitor";
import type { Edit } from "./edits.ts";

/** A session as the reviewer gets it. Times are in milliseconds since it began. */
export type SessionRecord = {
  start: SessionStart;
  /** All events except keys, selections and text changes; the latter are in `edits`. */
  events: readonly SessionEvent[];
  edits: readonly Edit[];
  /** The engine's signals, sorted by start. */
  signals: readonly Signal[];
  /** Time of the last known event. */
  end: number;
  isOver: boolean;
};

/** `isOpen` means that it has not ended. */
export type Stretch = { start: number; end: number; isOpen: boolean };

const passing = new Set(["keydown", "keyup", "input", "selection", "composition"]);

/** Whether an event is stored in the record. */
export const isKept = ({ type }: SessionEvent) => !passing.has(type);

type Step = (event: SessionEvent) => boolean | undefined;

function stretches({ events, end }: SessionRecord, isInside: Step): Stretch[] {
  const found: Stretch[] = [];
  let start: number | undefined;
  for (const event of events) {
    const next = isInside(event);
    if (next === undefined) continue;
    if (start !== undefined && !next) found.push({ start, end: event.t, isOpen: false });
    start = next ? (start ?? event.t) : undefined;
  }
  if (start !== undefined) found.push({ start, end, isOpen: true });
  return found;
}

/** Periods without focus or with a hidden page. */
export function awayStretches(record: SessionRecord): Stretch[] {
  let isBlurred = false;
  let isHidden = false;
  return stretches(record, (event) => {
    if (event.type === "blur" || event.type === "focus") isBlurred = event.type === "blur";
    else if (event.type === "visibility") isHidden = event.state === "hidden";
    else return undefined;
    return isBlurred || isHidden;
  });
}

/** Periods in which something covered the field. */
export function overlayStretches(record: SessionRecord): Stretch[] {
  return stretches(record, (event) => (event.type === "overlay" ? event.on : undefined));
}

/** Numbers for the sentence about a signal; 0 if it does not need them. */
export type Facts = {
  characters: number;
  seconds: number;
  percent: number;
  looks: number;
  pieces: number;
  /** Whether it has not ended yet. */
  isOpen: boolean;
};

const toPercent = (share: number) => Math.round(share * 100);

/** The larger share of width or height that the viewport lost in the resize at `at`, when a panel opened. */
function lostShare({ start, events }: SessionRecord, at: number): number {
  let size: { w: number; h: number } = start.view;
  for (const event of events) {
    if (event.type !== "resize") continue;
    if (event.t >= at) return Math.max((size.w - event.w) / size.w, (size.h - event.h) / size.h);
    size = event;
  }
  return 0;
}

/** The numbers in the record for a signal. */
export function factsOf({ id, kind, start, end }: Signal, record: SessionRecord): Facts {
  const facts: Facts = { characters: 0, seconds: 0, percent: 0, looks: 0, pieces: 0, isOpen: false };
  facts.seconds = Math.max(1, Math.round((end - start) / 1000));
  const isWithin = ({ t }: { t: number }) => t >= start && t <= end;
  switch (kind) {
    case "paste":
    case "drop":
    case "own-text":
    case "copy-out": {
      const types: string[] =
        kind === "copy-out" ? ["copy", "cut"] : kind === "own-text" ? ["paste", "drop"] : [kind];
      for (const event of record.events) {
        if (!isWithin(event) || !types.includes(event.type) || !("length" in event)) continue;
        if ("own" in event && event.own === true && kind !== "own-text") continue;
        facts.characters += event.length;
        facts.pieces += 1;
      }
      break;
    }
    case "synthetic":
    case "fast-text":
    case "rhythm":
      for (const edit of record.edits) if (isWithin(edit)) facts.characters += edit.inserted.length;
      break;
    case "copying":
    case "away": {
      // Only absences that ended within the signal's time.
      const looks = awayStretches(record).filter((look) => look.start >= start && look.end <= end);
      facts.looks = id === "away-often" || kind === "copying" ? looks.length : 1;
      break;
    }
    case "panel":
      facts.percent = toPercent(lostShare(record, start));
      break;
    case "overlay": {
      const event = record.events.find((one) => one.type === "overlay" && one.on && one.t === start);
      facts.percent = toPercent((event?.type === "overlay" && event.area) || 0);
      const open = overlayStretches(record).find((stretch) => stretch.start === start && stretch.isOpen);
      facts.isOpen = open !== undefined && !record.isOver;
      if (open) facts.seconds = Math.max(1, Math.round((open.end - start) / 1000));
      break;
    }
    default:
      break;
  }
  return facts;
}
