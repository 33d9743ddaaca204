import type { OpenRound } from "../open-round.ts";
import words from "./copies-words.data.ts";
import { DeleteRow } from "./delete-row.tsx";
import { ExportRow, useFiles } from "./export-row.tsx";
import { OpenCopy } from "./open-copy.tsx";
import { PlaceRow } from "./place-row.tsx";
import { RenameRow } from "./rename-row.tsx";
import { SettingsRow } from "./settings-row.tsx";
import { useExport } from "./use-export.ts";

/**
 * The settings of a round: a copy of it, another device's copy, its name, where it is, and its end. `onShow` leads to a
 * round, `onDeleted` to the list of rounds.
 */
export function CopiesPage({
  round,
  onShow,
  onDeleted,
}: {
  round: OpenRound;
  onShow: (id: string) => void;
  onDeleted: () => void;
}) {
  const exporter = useExport(round);
  const files = useFiles(round);
  return (
    <div className="page-width pt-10 pb-16 max-lg:pt-7">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-8 max-lg:pb-6">
        <h2 className="text-tool">{words.title}</h2>
        <p className="max-w-[34em] text-small text-pretty text-muted">{words.lede}</p>
      </div>
      <div>
        <ExportRow round={round} files={files} exporter={exporter} />
        <SettingsRow id="import" title={words.import.title}>
          <OpenCopy store={round.store} round={round} onShow={onShow} />
        </SettingsRow>
        <RenameRow round={round} />
        <PlaceRow round={round} />
        <DeleteRow round={round} files={files} onSave={() => void exporter.save()} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
