import { useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted } from "../counted.ts";
import type { OpenRound } from "../open-round.ts";
import { useRound } from "../use-round.ts";
import words from "./copies-words.data.ts";
import { changesSince, sizeText } from "./copy-age.ts";
import { DeleteDialog } from "./delete-round.tsx";
import type { RoundFiles } from "./export-row.tsx";
import { dangerLook } from "./looks.ts";
import { SettingsRow } from "./settings-row.tsx";

const own = words.delete;

/** What is deleted, where, and when it is gone, also what cannot be reached. */
function Places({ people, changes, files }: { people: number; changes: number; files: RoundFiles }) {
  const count = files.board.count + files.tray.count;
  const rows = [
    [
      own.log,
      fillTemplate(own.logWhat, {
        people: counted(words.export.people, people),
        changes: counted(words.export.changes, changes),
      }),
      own.right,
    ],
    ...(count > 0
      ? [
          [
            own.filesWhat,
            fillTemplate(own.filesMany, {
              files: counted(words.export.files, count),
              size: sizeText(files.board.bytes + files.tray.bytes),
            }),
            own.right,
          ],
        ]
      : []),
    [own.copies, own.copiesWhat, own.never],
  ];
  return (
    <table className="w-full border-collapse text-start tabular">
      <thead className="sr-only">
        <tr>
          <th scope="col">{own.where}</th>
          <th scope="col">{own.what}</th>
          <th scope="col">{own.when}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([where, what, when]) => (
          <tr key={where} className="border-t border-line first:border-0">
            <th scope="row" className="py-2.5 pr-3.5 text-start align-top font-semibold">
              {where}
            </th>
            <td className="py-2.5 pr-3.5 align-top">{what}</td>
            <td className={`py-2.5 align-top ${when === own.never ? "text-clay" : ""}`}>{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Deletes the round from this device. */
export function DeleteRow({
  round,
  files,
  onSave,
  onDeleted,
}: {
  round: OpenRound;
  files: RoundFiles;
  onSave: () => void;
  onDeleted: () => void;
}) {
  const { state, log } = useRound(round);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setAsking(false);
    button.current?.focus();
  }
  return (
    <SettingsRow
      id="delete"
      title={own.title}
      tone="text-clay"
      actions={
        <button ref={button} type="button" className={dangerLook} onClick={() => setAsking(true)}>
          {own.start}
        </button>
      }
    >
      <Places people={state.people.length} changes={log.changes.length} files={files} />
      {isAsking && (
        <DeleteDialog
          store={round.store}
          entry={round.entry()}
          files={files.board.count + files.tray.count}
          since={changesSince(round.entry(), log.changes)}
          onSave={() => {
            close();
            onSave();
          }}
          onClose={close}
          onDeleted={() => {
            setAsking(false);
            onDeleted();
          }}
        />
      )}
    </SettingsRow>
  );
}
