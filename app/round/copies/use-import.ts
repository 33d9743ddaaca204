import { useEffect, useRef, useState } from "react";
import { inOrder } from "#domain/round/change.ts";
import { roundState } from "#domain/round/round-state.ts";
import type { OpenRound } from "../open-round.ts";
import { type RoundStore, StoreError, type StoreFault } from "../store/round-store.ts";
import { askToPersist } from "./persistence.ts";
import type { Copy, CopyFault } from "./read-copy.ts";
import type { CopyPlan, TakeOutcome } from "./take-copy.ts";

type Progress = { done: number; of: number };

export type Importing =
  | { kind: "IDLE" }
  | { kind: "READING"; progress: Progress }
  | { kind: "FAULT"; name: string; fault: CopyFault | "OTHER_BEGINNING" }
  /** The storage does not answer. */
  | { kind: "STORE_FAULT"; fault: StoreFault }
  | {
      kind: "FOUND";
      copy: Copy;
      plan: Exclude<CopyPlan, { kind: "OTHER_BEGINNING" }>;
      title: string;
      people: number;
    }
  | { kind: "WRITING"; progress: Progress }
  | { kind: "ENDED"; outcome: TakeOutcome; id: string; title: string; isNew: boolean };

const nothingDone: Progress = { done: 0, of: 0 };

async function readFound(
  store: RoundStore,
  round: OpenRound | undefined,
  file: File,
  copy: Copy,
): Promise<Importing> {
  const { planCopy } = await import("./take-copy.ts");
  const isOpen = round?.id === copy.id;
  const own = isOpen ? round.log.getSnapshot().changes : inOrder(await store.changes(copy.id));
  const given = await store.given(copy.id);
  const plan = planCopy(copy, own, new Set(given.map(({ hash }) => hash)));
  if (plan.kind === "OTHER_BEGINNING") return { kind: "FAULT", name: file.name, fault: plan.kind };
  const { title, people } = roundState(copy.changes);
  return { kind: "FOUND", copy, plan, title, people: people.length };
}

/** Reads a copy, says what it would change, and takes it in if the user wants it. */
export function useImport(store: RoundStore, round: OpenRound | undefined) {
  const [importing, setImporting] = useState<Importing>({ kind: "IDLE" });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File) {
    reading.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    const show = (next: Importing) => !signal.aborted && setImporting(next);
    show({ kind: "READING", progress: nothingDone });
    const { readCopy } = await import("./read-copy.ts");
    const outcome = await readCopy(file, {
      signal,
      onProgress: (progress) => show({ kind: "READING", progress }),
    });
    if (outcome.kind === "CANCELLED") return;
    if (outcome.kind === "FAULT") return show({ kind: "FAULT", name: file.name, fault: outcome.fault });
    try {
      show(await readFound(store, round, file, outcome.copy));
    } catch (error) {
      show({ kind: "STORE_FAULT", fault: error instanceof StoreError ? error.fault : "REFUSED" });
    }
  }

  async function take() {
    if (importing.kind !== "FOUND") return;
    const { copy, plan, title } = importing;
    setImporting({ kind: "WRITING", progress: nothingDone });
    const { takeCopy } = await import("./take-copy.ts");
    const outcome = await takeCopy({
      store,
      copy,
      round: round?.id === copy.id ? round : undefined,
      now: Date.now(),
      onProgress: (progress) => setImporting({ kind: "WRITING", progress }),
    });
    const isNew = plan.kind === "NEW";
    if (isNew && store.isKept) void askToPersist();
    setImporting({ kind: "ENDED", outcome, id: copy.id, title, isNew });
  }

  function leave() {
    reading.current?.abort();
    setImporting({ kind: "IDLE" });
  }
  return { importing, read, take, leave };
}
