import type { RefObject } from "react";
import type { Signal } from "session-monitor";
import { toOffset } from "../spoken.ts";
import { exampleRecord } from "./example-session.ts";
import { words } from "./session.data.ts";
import type { SessionRecord } from "./session-record.ts";
import { signalText } from "./signal-text.ts";

/** The longest reply. */
export const maxReply = 2000;

export const decisions = ["CONFIRM", "CLEAR", "ASK"] as const;
export type Decision = (typeof decisions)[number];
export type Review = { decision?: Decision; note: string };

export const dares = ["PASTE", "LEAVE", "OVERLAY", "TYPER", "RETYPE", "FULLSCREEN"] as const;
export type Dare = (typeof dares)[number];

/** The flag that is replayed, by its id, or the whole session; and whether it plays at once. */
export type Replayed = { of: Signal["id"] | "ALL"; plays: boolean };

export type SessionModel = {
  isLive: boolean;
  /** Whether the example is shown, because the visitor has not begun. */
  isExample: boolean;
  record: SessionRecord;
  reviews: ReadonlyMap<string, Review>;
  replayed?: Replayed | undefined;
  isDictated: boolean;
  /** Whether the recording ended because it is as long as it may be. */
  isFull: boolean;
  /** The candidate's note to the reviewer. */
  note: string;
  /** The dare whose instruction is shown. */
  dare?: Dare | undefined;
  triedDares: ReadonlySet<Dare>;
  /** Dares that run until they are stopped. */
  running: ReadonlySet<Dare>;
  hasFullscreen: boolean;
  /** Whether the browser refused to write its clipboard. */
  isClipboardRefused: boolean;
  tried: { write: boolean; cheat: boolean; review: boolean };
  message: string;
  field: RefObject<HTMLTextAreaElement | null>;
  task: RefObject<HTMLParagraphElement | null>;
  take: (dare: Dare) => void;
  declareDictation: (isDictated: boolean) => void;
  writeNote: (note: string) => void;
  handIn: () => void;
  decide: (flag: Signal, decision: Decision) => void;
  explain: (flag: Signal, note: string) => void;
  replay: (replayed: Replayed | undefined) => void;
  reset: () => void;
};

/** A time of the session such as 00:52. */
export const timeOf = (milliseconds: number) => toOffset(milliseconds / 1000);

export const isFlag = ({ level }: Signal) => level === "flag";

export function flagsOf({ signals }: SessionRecord): Signal[] {
  return signals.filter(isFlag);
}

export function countClosed(flags: readonly Signal[], reviews: SessionModel["reviews"]): number {
  return flags.filter(({ id }) => reviews.get(id)?.decision !== undefined).length;
}

/** The sentence that says what happened, from the kind of the signal and its numbers. */
export const sentenceOf = (signal: Signal, record: SessionRecord) => signalText(signal, record, words);

/** The signals that show a dare. A phone beside the keyboard shows in none. */
const noticedKinds: Record<Dare, readonly Signal["kind"][]> = {
  PASTE: ["paste", "own-text"],
  LEAVE: ["away"],
  OVERLAY: ["overlay"],
  TYPER: ["synthetic", "rhythm"],
  RETYPE: [],
  FULLSCREEN: ["fullscreen"],
};

/** The time at which a dare was first noticed in the visitor's session, in milliseconds. */
export function noticedAt(
  dare: Dare,
  { isExample, record }: Pick<SessionModel, "isExample" | "record">,
): number | undefined {
  if (isExample) return undefined;
  return record.signals.find(({ kind }) => noticedKinds[dare].includes(kind))?.start;
}

let played: SessionRecord | undefined;

/** The example session, played once. */
export function exampleOf(): SessionRecord {
  played ??= exampleRecord(words.example.steps);
  return played;
}

/** The flag of the example that is replayed first: the one of the pasted text. */
export function firstReplayed(): Replayed | undefined {
  const flag = flagsOf(exampleOf()).find(({ kind }) => kind === "paste");
  return flag && { of: flag.id, plays: false };
}

export const untried = { write: false, cheat: false, review: false };
const nothing = () => {};

/** The stage before its script has come, with the example session. */
export function firstSession(): SessionModel {
  return {
    isLive: false,
    isExample: true,
    record: exampleOf(),
    reviews: new Map(),
    replayed: firstReplayed(),
    isDictated: false,
    isFull: false,
    note: "",
    triedDares: new Set(),
    running: new Set(),
    hasFullscreen: true,
    isClipboardRefused: false,
    tried: untried,
    message: "",
    field: { current: null },
    task: { current: null },
    take: nothing,
    declareDictation: nothing,
    writeNote: nothing,
    handIn: nothing,
    decide: nothing,
    explain: nothing,
    replay: nothing,
    reset: nothing,
  };
}
