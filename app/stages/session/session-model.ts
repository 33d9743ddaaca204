import type { RefObject } from "react";
import type { Signal } from "session-monitor";
import { toOffset } from "../spoken.ts";
import { exampleRecord } from "./example-session.ts";
import { words } from "./session.data.ts";
import type { SessionRecord } from "./session-record.ts";
import { signalText } from "./signal-text.ts";

/** In characters. */
export const maxReply = 2000;

export const decisions = ["CONFIRM", "CLEAR", "ASK"] as const;
export type Decision = (typeof decisions)[number];
export type Review = { decision?: Decision; note: string };

export const dares = ["PASTE", "LEAVE", "OVERLAY", "TYPER", "RETYPE", "FULLSCREEN"] as const;
export type Dare = (typeof dares)[number];

/** The replayed flag's id, or the whole session; and whether the replay starts immediately. */
export type Replayed = { of: Signal["id"] | "ALL"; plays: boolean };

export type SessionModel = {
  isLive: boolean;
  /** Whether the example is shown, because the visitor has not begun. */
  isExample: boolean;
  record: SessionRecord;
  reviews: ReadonlyMap<string, Review>;
  replayed?: Replayed | undefined;
  isDictated: boolean;
  /** Whether the recording reached its maximum length. */
  isFull: boolean;
  /** The candidate's note to the reviewer. */
  note: string;
  /** The dare whose instructions are shown. */
  dare?: Dare | undefined;
  triedDares: ReadonlySet<Dare>;
  /** Dares that run until they are stopped. */
  running: ReadonlySet<Dare>;
  hasFullscreen: boolean;
  /** Whether the browser refused to write to the clipboard. */
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

/** Formats a time of the session, such as 00:52. */
export const timeOf = (milliseconds: number) => toOffset(milliseconds / 1000);

export const isFlag = ({ level }: Signal) => level === "flag";

export function flagsOf({ signals }: SessionRecord): Signal[] {
  return signals.filter(isFlag);
}

export function countClosed(flags: readonly Signal[], reviews: SessionModel["reviews"]): number {
  return flags.filter(({ id }) => reviews.get(id)?.decision !== undefined).length;
}

/** Describes a signal in a sentence, from its kind and numbers. */
export const sentenceOf = (signal: Signal, record: SessionRecord) => signalText(signal, record, words);

/** Signals that reveal a dare. Retyping from a phone causes none. */
const noticedKinds: Record<Dare, readonly Signal["kind"][]> = {
  PASTE: ["paste", "own-text"],
  LEAVE: ["away"],
  OVERLAY: ["overlay"],
  TYPER: ["synthetic", "rhythm"],
  RETYPE: [],
  FULLSCREEN: ["fullscreen"],
};

/** When a dare was first noticed in the visitor's session, in milliseconds. */
export function noticedAt(
  dare: Dare,
  { isExample, record }: Pick<SessionModel, "isExample" | "record">,
): number | undefined {
  if (isExample) return undefined;
  return record.signals.find(({ kind }) => noticedKinds[dare].includes(kind))?.start;
}

let played: SessionRecord | undefined;

/** The example session; computed once. */
export function exampleOf(): SessionRecord {
  played ??= exampleRecord(words.example.steps);
  return played;
}

/** The example's flag that is shown in the replay at first: the one for the pasted text. */
export function firstReplayed(): Replayed | undefined {
  const flag = flagsOf(exampleOf()).find(({ kind }) => kind === "paste");
  return flag && { of: flag.id, plays: false };
}

export const untried = { write: false, cheat: false, review: false };
const nothing = () => {};

/** State for the server-rendered HTML, with the example session. */
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
