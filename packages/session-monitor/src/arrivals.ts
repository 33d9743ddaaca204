import type { Detector, SessionEvent, SessionStart, Signal } from "./types.ts";

/**
 * Pasted or dropped text is flagged from this length, or from this total of smaller pieces. In UTF-16 units.
 */
const largePiece = 40;
const manyPieces = 120;
/** An untrusted replacement up to this length may come from a writing helper. */
const maxReplacement = 30;
/** A helper may also only add letters: this many at once, this far apart, and this often in all. */
const maxAdded = 4;
const addedGapMs = 1_000;
const maxAdditions = 30;
/** Pieces from this length, and insertions by a script, form one run within this gap. */
const blockLength = 8;
const runGapMs = 1_500;
/** Length of text that cannot arrive in one insertion, and on a phone, where the keyboard's clipboard inserts it. */
const largeBlock = 80;
const largeOnTouch = 40;
/** The rates of speech and of the fastest dictation in characters per second. */
const speechRate = 15;
const maxRate = 22;
/** Pieces of at least two characters are not key presses, unless one key has a letter of up to three units. */
const maxLetter = 3;
/**
 * Without touch, input methods and declared dictation, pieces are flagged if they bring more than this within
 * the time, in more than this many pieces or together this much, and more than the keys do.
 */
const pieceWindowMs = 60_000;
const streamLength = 120;
const streamPieces = 10;
const piecesLength = 200;
/** Blocks longer than this are added up over the session; what is typed after each is taken off. */
const smallBlock = 40;
const blocksLength = 200;
/** From this many letters with a key press on, a letter without one is a piece. */
const enoughKeys = 20;

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
  let additions = 0;
  let lastAddition = Number.NEGATIVE_INFINITY;
  return (event) => {
    if (event.type !== "input" || event.trusted !== false) return [];
    const { t, inserted = 0, removed = 0 } = event;
    if (inserted === 0) return [];
    const isReplacement =
      removed > 0 && inserted <= maxReplacement && Math.abs(inserted - removed) <= Math.max(6, removed * 0.6);
    const isAddition = !isReplacement && inserted - removed <= maxAdded;
    const isApart = t - lastAddition >= addedGapMs && additions < maxAdditions;
    if (isAddition) {
      additions += 1;
      lastAddition = t;
    }
    const isHelper = isReplacement || (isAddition && isApart);
    // The first letter of a script looks like a helper's until the second one follows.
    const isSameRun = run && t - run.end <= runGapMs && (!isHelper || run.kind === "helper");
    if (!isSameRun) count += 1;
    const [kind, level] = isHelper ? (["helper", "note"] as const) : (["synthetic", "flag"] as const);
    run = { id: `script-${count}`, kind, level, start: isSameRun && run ? run.start : t, end: t };
    return [run];
  };
}

const isElsewhere = /^(insertFrom|history|deleteBy)/;

type Input = Extract<SessionEvent, { type: "input" }>;

/**
 * How many characters a trusted input brings in one piece, and how many it types.
 *
 * @returns takes every event; undefined for those that are neither
 */
function splitInputs({ touch }: SessionStart) {
  let isPressed = false;
  let isComposing = false;
  let keyed = 0;
  return (event: SessionEvent): { piece: number; typed: number; isComposed: boolean } | undefined => {
    if (event.type === "keydown") isPressed = true;
    if (event.type === "composition") isComposing = event.phase === "start";
    if (event.type !== "input") return undefined;
    const { inputType, inserted = 0, removed = 0, trusted }: Input = event;
    const hasKey = isPressed;
    isPressed = false;
    const length = inserted - removed;
    if (trusted === false || isElsewhere.test(inputType) || length <= 0) return undefined;
    const isComposed = isComposing || inputType === "insertCompositionText";
    const isTyped = hasKey
      ? length <= maxLetter
      : length === 1 && (touch || isComposed || keyed < enoughKeys);
    if (hasKey && isTyped) keyed += 1;
    return isTyped ? { piece: 0, typed: length, isComposed } : { piece: length, typed: 0, isComposed };
  };
}

/** Pieces that bring more text than the keys do: many within a minute, or blocks over the whole session. */
function sumPieces(): (t: number, piece: number, typed: number) => number | undefined {
  const recent: { t: number; piece: number; typed: number }[] = [];
  let blocks = 0;
  let since = 0;
  return (t, piece, typed) => {
    blocks = Math.max(0, blocks - typed);
    recent.push({ t, piece, typed });
    while (recent[0] && t - recent[0].t > pieceWindowMs) recent.shift();
    if (piece === 0) return undefined;
    if (piece > smallBlock) {
      if (blocks === 0) since = t;
      blocks += piece;
    }
    const pieces = recent.filter((one) => one.piece > 0);
    const sum = pieces.reduce((total, one) => total + one.piece, 0);
    const isMuch = sum > piecesLength || (sum > streamLength && pieces.length > streamPieces);
    const isStream = isMuch && sum > recent.reduce((total, one) => total + one.typed, 0);
    const starts = [
      ...(isStream ? [pieces[0]?.t ?? t] : []),
      ...(piece > smallBlock && blocks >= blocksLength ? [since] : []),
    ];
    return starts.length > 0 ? Math.min(...starts) : undefined;
  };
}

/** Trusted input that is faster than typing, speech or word prediction. */
function watchSpeed(session: SessionStart): Detector {
  const isDictated = session.declared.includes("dictation");
  const split = splitInputs(session);
  const sum = sumPieces();
  let lastInput = 0;
  let run: { start: number; from: number; end: number; length: number } | undefined;
  let open: Signal | undefined;
  let count = 0;
  let isNoted = false;
  const flag = (start: number, end: number): Signal => {
    count += 1;
    return { id: `fast-text-${count}`, kind: "fast-text", level: "flag", start, end };
  };
  const extend = (start: number, t: number): Signal => {
    open = open && t - open.end <= pieceWindowMs ? { ...open, end: t } : flag(start, t);
    return open;
  };
  /** The start of a run of pieces that is faster than speech. */
  const isTooFast = (t: number, before: number, piece: number): number | undefined => {
    if (!run || t - run.end > runGapMs) {
      run = { start: t, from: before, end: t, length: piece };
      return undefined;
    }
    run.end = t;
    run.length += piece;
    const seconds = Math.max((t - run.from) / 1_000, 0.1);
    return run.length >= largeBlock && run.length / seconds > maxRate ? run.start : undefined;
  };
  return (event) => {
    const parts = split(event);
    if (event.type !== "input" || event.trusted === false) return [];
    const { t } = event;
    const before = lastInput;
    lastInput = t;
    if (!parts) return [];
    const { piece, typed, isComposed } = parts;
    const isTimely = piece <= speechRate * Math.max((t - before) / 1_000, 0.1);
    // Speech that nobody declared comes in phrases, each after the silence in which it was spoken.
    const isPhrase = isTimely && piece >= blockLength;
    const isCounted = !session.touch && !isDictated && (piece > smallBlock || !(isComposed || isPhrase));
    const isLarge = piece >= (session.touch && !isComposed && !isDictated ? largeOnTouch + 1 : largeBlock);
    const start = isCounted && !isLarge ? sum(t, piece, typed) : undefined;
    // A single character, typed or as the space after a phrase, separates what is spoken.
    if (piece <= 1) run = undefined;
    if (piece === 0) return [];
    const notes: Signal[] = [];
    if (piece < blockLength && !isCounted) return [];
    if (isDictated && !isNoted) {
      isNoted = true;
      notes.push({ id: "dictation", kind: "dictation", level: "note", start: t, end: t });
    }
    if (isLarge) {
      run = undefined;
      return isDictated && isTimely ? notes : [flag(t, t)];
    }
    const fastFrom = piece < blockLength ? undefined : isTooFast(t, before, piece);
    const from = Math.min(start ?? Number.POSITIVE_INFINITY, fastFrom ?? Number.POSITIVE_INFINITY);
    return Number.isFinite(from) ? [extend(from, t)] : notes;
  };
}

/** Watches text that does not arrive key by key. */
export function watchArrivals(session: SessionStart): Detector {
  const detectors = [watchTransfers("paste"), watchTransfers("drop"), watchSynthetic(), watchSpeed(session)];
  return (event: SessionEvent) => detectors.flatMap((detect) => detect(event));
}
