import type { Action, Change, FileRef } from "#domain/round/change.ts";
import { roundEntry } from "../open-round.ts";
import type { FileResult, RoundStore } from "../store/round-store.ts";
import { sha256 } from "./checksums.ts";
import words from "./copies-words.data.ts";
import { exportRound } from "./export-round.ts";

export const roundId = "0d6c9a52-6f0e-4b7a-9a53-0c2b8f3c1e11";

/** Changes of one window, one after the other. */
export function logOf(actions: readonly Action[], window = "laptop"): Change[] {
  return actions.map((action, index) => ({
    ...action,
    id: `${window}-${index + 1}`,
    clock: index + 1,
    window,
    time: `2026-11-30 10:${String(index).padStart(2, "0")}`,
  }));
}

export async function resume(name: string, text = name): Promise<{ file: FileRef; bytes: ArrayBuffer }> {
  const bytes = new TextEncoder().encode(text);
  return {
    file: { hash: await sha256(bytes), name, type: "application/pdf", size: bytes.length },
    bytes: bytes.buffer,
  };
}

/** What the engine found in a résumé. */
export function resultFor({ hash }: FileRef, quote: string): FileResult {
  return {
    round: roundId,
    hash,
    asks: "asks",
    facts: {},
    lines: ["", quote],
    match: {
      score: 78,
      parts: [
        { name: "requirements", points: 45, of: 61 },
        { name: "field", points: 25, of: 29 },
        { name: "wording", points: 8, of: 10 },
      ],
      requirements: [
        { label: "Hindi", status: "proven", mustHave: true, evidence: [{ line: 1, quote }] },
        { label: "Two-wheeler", status: "missing", mustHave: false, evidence: [] },
      ],
    },
  };
}

/** Keeps a round with these résumés; `tray` is not on the board. */
export async function keepRound(
  store: RoundStore,
  changes: readonly Change[],
  files: readonly Awaited<ReturnType<typeof resume>>[],
): Promise<void> {
  await store.append(roundEntry({ id: roundId, exported: 0 }, changes), changes);
  await store.give(
    files.map(({ file, bytes }) => ({ bytes, file: { ...file, round: roundId, state: "READ", given: 0 } })),
  );
}

export async function exportFrom(store: RoundStore, changes: readonly Change[], { withTray = false } = {}) {
  const outcome = await exportRound({
    store,
    id: roundId,
    changes,
    words,
    withTray,
    now: new Date("2026-11-30T10:30:00Z"),
    day: "2026-11-30",
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  if (outcome.kind !== "DONE") throw new Error(outcome.kind);
  return outcome;
}
