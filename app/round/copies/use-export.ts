import { useEffect, useRef, useState } from "react";
import { localMoment } from "#app/stages/local-moment.ts";
import { inOrder } from "#domain/round/change.ts";
import type { OpenRound } from "../open-round.ts";
import { saveFile } from "../save-file.ts";
import { StoreError } from "../store/round-store.ts";
import words from "./copies-words.data.ts";
import type { ExportOutcome, ExportProgress } from "./export-round.ts";

export type Exporting =
  | { kind: "IDLE" }
  | { kind: "WORKING"; progress: ExportProgress }
  | { kind: "ENDED"; outcome: ExportOutcome };

/** A round to be exported. One that could not be opened has no log: what is stored is exported. */
export type Exportable = Pick<OpenRound, "id" | "store"> & Partial<Pick<OpenRound, "log" | "noteExport">>;

/** Exports of a round: hands the file to the browser's downloads, and notes when that was. */
export function useExport(round: Exportable) {
  const [exporting, setExporting] = useState<Exporting>({ kind: "IDLE" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function save({ withTray = true } = {}) {
    if (running.current && !running.current.signal.aborted) return;
    const controller = new AbortController();
    running.current = controller;
    setExporting({ kind: "WORKING", progress: { done: 0, of: 0 } });
    const outcome = await make(withTray, controller).catch(
      (error: unknown): ExportOutcome => ({
        kind: "FAILED",
        fault: error instanceof StoreError ? error.fault : "REFUSED",
      }),
    );
    controller.abort();
    if (outcome.kind === "DONE") {
      saveFile(outcome.name, "application/zip", outcome.file);
      // The copy is made; only its date could not be noted.
      await round.noteExport?.(outcome.clock).catch(() => {});
    }
    setExporting({ kind: "ENDED", outcome });
  }

  async function make(withTray: boolean, { signal }: AbortController): Promise<ExportOutcome> {
    const { exportRound } = await import("./export-round.ts");
    const now = new Date();
    return exportRound({
      store: round.store,
      id: round.id,
      changes: round.log?.getSnapshot().changes ?? inOrder(await round.store.changes(round.id)),
      words,
      withTray,
      now,
      day: localMoment(now).slice(0, 10),
      onProgress: (progress) => !signal.aborted && setExporting({ kind: "WORKING", progress }),
      signal,
    });
  }
  return { exporting, save, cancel: () => running.current?.abort() };
}
export type RoundExport = ReturnType<typeof useExport>;
