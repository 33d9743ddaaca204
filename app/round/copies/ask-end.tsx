import { useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted } from "../counted.ts";
import { type RoundEntry, type RoundStore, StoreError } from "../store/round-store.ts";
import { keepOn } from "./asks-to-end.ts";
import words from "./copies-words.data.ts";
import { agoText } from "./copy-age.ts";
import { DeleteDialog, readDeletion } from "./delete-round.tsx";
import { dangerLook, outlinedLook } from "./looks.ts";

const own = words.end;

const failed = (error: unknown) =>
  fillTemplate(own.failed, {
    why: words.storage.why[error instanceof StoreError ? error.fault : "REFUSED"],
  });

type Asking = { files: number; since: number };

/**
 * Asks about a round that was untouched for 90 days (`asksToEnd`): keep it, save a copy, or delete it. `onExport` opens
 * its settings; `onChange` reads the list of rounds again.
 */
export function AskEnd({
  store,
  entry,
  onExport,
  onChange,
}: {
  store: RoundStore;
  entry: RoundEntry;
  onExport: () => void;
  onChange: () => void;
}) {
  const [asking, setAsking] = useState<Asking>();
  const [message, setMessage] = useState("");
  async function keep() {
    try {
      await keepOn(store, entry.id, Date.now());
      setMessage(own.kept);
      onChange();
    } catch (error) {
      setMessage(failed(error));
    }
  }
  async function ask() {
    try {
      setAsking(await readDeletion(store, entry));
    } catch (error) {
      setMessage(failed(error));
    }
  }
  return (
    <div className="grid gap-2 border-l-[3px] border-slate py-1.5 pl-3.5 text-small">
      <p className="wrap-anywhere">
        <strong>
          {fillTemplate(own.ask, { title: entry.title, when: agoText(entry.changed, Date.now(), words) })}
        </strong>{" "}
        <span className="text-muted">
          {fillTemplate(own.note, { people: counted(words.export.people, entry.people) })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={outlinedLook} onClick={() => void keep()}>
          {own.keep}
        </button>
        <button type="button" className={outlinedLook} onClick={onExport}>
          {own.export}
        </button>
        <button type="button" className={dangerLook} onClick={() => void ask()}>
          {own.delete}
        </button>
      </div>
      <p role="status" className="text-note text-muted empty:hidden">
        {message}
      </p>
      {asking && (
        <DeleteDialog
          store={store}
          entry={entry}
          {...asking}
          onSave={() => {
            setAsking(undefined);
            onExport();
          }}
          onClose={() => setAsking(undefined)}
          onDeleted={() => {
            setAsking(undefined);
            onChange();
          }}
        />
      )}
    </div>
  );
}
