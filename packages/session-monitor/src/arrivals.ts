import type { Detector, SessionEvent, SessionStart, Signal } from "./types.ts";

/**
 * Pasted or dropped text is flagged from this length, or from this total of smaller pieces. In UTF-16 units.
 */
const largePiece = 40;
const manyPieces = 120;
/** An untrusted replacement up to this length may come from a writing helper. */
const maxReplacement = 30;
/**
 * Length of text that cannot arrive in one insertion, and the rates of speech and of the fastest dictation in
 * characters per second.
 */
const largeBlock = 80;
const speechRate = 15;
const maxRate = 22;
/** Insertions from this length are not key presses; those within this gap form one run. */
const blockLength = 8;
const runGapMs = 1_500;

/** Pasted or dropped text from elsewhere. */
function watchTransfers(type: "paste" | "drop"): Detector {
  let first: number | undefined;
  let total = 0;
  let count = 0;
  return (event) => {
    if (event.type !== type) return [];
    const { t, length, own = false } = event;
    count += 1;
    if (own) return [{ id: `own-text-${count}`, kind: "own-text", level: "note", start: t, end: t }];
    total += length;
    first ??= t;
    if (length >= largePiece)
      return [{ id: `${type}-${count}`, kind: type, level: "flag", start: t, end: t }];
    const level = total >= manyPieces ? "flag" : "note";
    return [{ id: `${type}-small`, kind: type, level, start: first, end: t }];
  };
}

/** Text inserted by a script. Consecutive insertions are one signal. */
function watchSynthetic(): Detector {
  let run: Signal | undefined;
  let count = 0;
  return (event) => {
    if (event.type !== "input" || event.trusted !== false) return [];
    const { t, inserted = 0, removed = 0 } = event;
    if (inserted === 0) return [];
    const isReplacement =
      removed > 0 && inserted <= maxReplacement && Math.abs(inserted - removed) <= Math.max(6, removed * 0.6);
    const kind = isReplacement ? "helper" : "synthetic";
    const isSameRun = run?.kind === kind && t - run.end <= runGapMs;
    if (!isSameRun) count += 1;
    const start = isSameRun && run ? run.start : t;
    run = { id: `${kind}-${count}`, kind, level: isReplacement ? "note" : "flag", start, end: t };
    return [run];
  };
}

const isElsewhere = /^(insertFrom|history|deleteBy)/;

/** Trusted input that is faster than typing, speech or word prediction. */
function watchSpeed({ declared }: SessionStart): Detector {
  const isDictated = declared.includes("dictation");
  let lastInput = 0;
  let run: { start: number; from: number; end: number; length: number } | undefined;
  let count = 0;
  let isNoted = false;
  const flag = (start: number, end: number): Signal => ({
    id: `fast-text-${count}`,
    kind: "fast-text",
    level: "flag",
    start,
    end,
  });
  return (event) => {
    if (event.type !== "input" || event.trusted === false) return [];
    const { t, inputType, inserted = 0, removed = 0 } = event;
    const before = lastInput;
    lastInput = t;
    const length = inserted - removed;
    if (isElsewhere.test(inputType) || length < blockLength) {
      if (length === 1 && inputType === "insertText") run = undefined;
      return [];
    }
    const silence = (t - before) / 1_000;
    const notes: Signal[] = [];
    if (isDictated && !isNoted) {
      isNoted = true;
      notes.push({ id: "dictation", kind: "dictation", level: "note", start: t, end: t });
    }
    if (length >= largeBlock) {
      run = undefined;
      if (isDictated && length <= speechRate * Math.max(silence, 0.1)) return notes;
      count += 1;
      return [flag(t, t)];
    }
    if (!run || t - run.end > runGapMs) {
      count += 1;
      run = { start: t, from: before, end: t, length };
      return notes;
    }
    run.end = t;
    run.length += length;
    const seconds = Math.max((t - run.from) / 1_000, 0.1);
    return run.length >= largeBlock && run.length / seconds > maxRate ? [flag(run.start, t)] : notes;
  };
}

/** Watches text that does not arrive key by key. */
export function watchArrivals(session: SessionStart): Detector {
  const detectors = [watchTransfers("paste"), watchTransfers("drop"), watchSynthetic(), watchSpeed(session)];
  return (event: SessionEvent) => detectors.flatMap((detect) => detect(event));
}
