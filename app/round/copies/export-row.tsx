import { useEffect, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted } from "../counted.ts";
import type { OpenRound } from "../open-round.ts";
import { useRound } from "../use-round.ts";
import words from "./copies-words.data.ts";
import { agoText, changesSince, sizeText } from "./copy-age.ts";
import { ExportStatus } from "./export-status.tsx";
import { filledLook } from "./looks.ts";
import { SettingsRow } from "./settings-row.tsx";
import type { RoundExport } from "./use-export.ts";

/** How old the last copy is, and how many changes it lacks. */
function LastCopy({ round }: { round: OpenRound }) {
  const { changes } = round.log.getSnapshot();
  const own = words.export;
  const entry = round.entry();
  if (entry.exported === 0) return <strong>{own.never}</strong>;
  const since = changesSince(entry, changes);
  return (
    <>
      <strong>{fillTemplate(own.last, { when: agoText(entry.exported, Date.now(), words) })}</strong>{" "}
      <span className="text-muted">{counted(own.since, since)}</span>
    </>
  );
}

/** The files of a round: what the log names, and what waits in the tray. */
export function useFiles(round: OpenRound) {
  const { log } = useRound(round);
  const [files, setFiles] = useState({ board: { count: 0, bytes: 0 }, tray: { count: 0, bytes: 0 } });
  useEffect(() => {
    let isCurrent = true;
    const sum = (some: readonly { size: number }[]) => ({
      count: some.length,
      bytes: some.reduce((total, { size }) => total + size, 0),
    });
    import("./export-round.ts")
      .then(({ exportedFiles }) =>
        exportedFiles({ store: round.store, id: round.id, changes: log.changes }, { withTray: true }),
      )
      .then(async (all) => {
        const { namedFiles } = await import("#domain/round/merge-logs.ts");
        const named = new Set(namedFiles(log.changes).map(({ hash }) => hash));
        const board = all.filter(({ hash }) => named.has(hash));
        if (isCurrent) setFiles({ board: sum(board), tray: sum(all.filter(({ hash }) => !named.has(hash))) });
      })
      // The export itself says what the storage does not answer.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [round, log.changes]);
  return files;
}
export type RoundFiles = ReturnType<typeof useFiles>;

/** Saves everything to one file. */
export function ExportRow({
  round,
  files: { board, tray },
  exporter,
}: {
  round: OpenRound;
  files: RoundFiles;
  exporter: RoundExport;
}) {
  const { state, log } = useRound(round);
  const [withTray, setWithTray] = useState(true);
  const own = words.export;
  const extra = withTray ? tray : { count: 0, bytes: 0 };
  const count = board.count + extra.count;
  return (
    <SettingsRow
      id="export"
      title={own.title}
      actions={
        <>
          <button
            type="button"
            className={filledLook}
            disabled={exporter.exporting.kind === "WORKING"}
            onClick={() => void exporter.save({ withTray })}
          >
            {fillTemplate(own.save, { size: sizeText(board.bytes + extra.bytes) })}
          </button>
          {tray.count > 0 && (
            <label className="flex min-h-11 items-center gap-2 text-note">
              <input
                type="checkbox"
                className="size-4 accent-leaf"
                checked={withTray}
                onChange={({ target }) => setWithTray(target.checked)}
              />
              {counted(own.tray, tray.count)}
            </label>
          )}
          <ExportStatus {...exporter} />
          <p className="text-note text-muted">{own.readable}</p>
        </>
      }
    >
      <p>
        <LastCopy round={round} />
      </p>
      <p className="text-note text-muted">
        {fillTemplate(own.contains, {
          people: counted(own.people, state.people.length),
          files: counted(own.files, count),
          changes: counted(own.changes, log.changes.length),
        })}
      </p>
    </SettingsRow>
  );
}
