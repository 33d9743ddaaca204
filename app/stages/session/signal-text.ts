import type { Signal } from "session-monitor";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { factsOf, type SessionRecord } from "./session-record.ts";
import type { WatchedTestWords } from "./watched-test.schema.ts";

export type SignalWords = Pick<WatchedTestWords, "kinds" | "notes" | "variants">;

function templateOf({ id, kind }: Signal, isOpen: boolean, { kinds, notes, variants }: SignalWords): string {
  if (kind === "dictation" || kind === "own-text" || kind === "helper") return notes[kind].text;
  if (id.endsWith("-small")) return variants.pieces;
  if (id === "away-often") return variants.awayOften;
  return isOpen ? variants.overlayOpen : kinds[kind].text;
}

/** Describes a signal in a sentence, from its kind and numbers. */
export function signalText(signal: Signal, record: SessionRecord, words: SignalWords): string {
  const { isOpen, ...numbers } = factsOf(signal, record);
  return fillTemplate(templateOf(signal, isOpen, words), numbers);
}
