import { type ReactNode, useEffect, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted } from "../counted.ts";
import type { OpenRound } from "../open-round.ts";
import type { GoneReason, RoundEntry, RoundStore } from "../store/round-store.ts";
import { useRound } from "../use-round.ts";
import words from "./copies-words.data.ts";
import { sizeText } from "./copy-age.ts";
import { DeleteDialog, readDeletion } from "./delete-round.tsx";
import { ExportStatus } from "./export-status.tsx";
import { dangerLook, filledLook, outlinedLook, quietLook } from "./looks.ts";
import { OpenCopy } from "./open-copy.tsx";
import { readUsage } from "./persistence.ts";
import { useExport } from "./use-export.ts";

const own = words.storage;

/** A card that says what happened to a round or its storage, and what can be done. */
export function StateCard({
  mark,
  note,
  title,
  children,
}: {
  mark?: string;
  note?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={mark ?? title}
      data-no-print
      className="overflow-hidden rounded-xl border border-line bg-raised"
    >
      {mark !== undefined && (
        <p className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 bg-clay-soft px-5 py-2 text-note font-semibold text-clay">
          <span className="inline-flex items-center gap-2 before:size-2.5 before:border-[1.75px] before:border-current">
            {mark}
          </span>
          <span className="font-medium tabular">{note}</span>
        </p>
      )}
      <div className="grid justify-items-start gap-3 p-5 lg:p-8">
        <h2 className="text-name">{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** The browser refuses storage: the round works in this page's memory. */
export function NotKept({ round }: { round: OpenRound }) {
  const { state } = useRound(round);
  const exporter = useExport(round);
  const { refused } = own;
  const people = counted(words.export.people, state.people.length);
  return (
    <StateCard mark={refused.mark} note={fillTemplate(refused.count, { people })} title={refused.title}>
      <p className="text-muted">{refused.note}</p>
      <button type="button" className={filledLook} onClick={() => void exporter.save()}>
        {refused.save}
      </button>
      <ExportStatus {...exporter} />
    </StateCard>
  );
}

type Deleting = { entry: RoundEntry; files: number; since: number };

/** Other rounds on this device, each with its Delete: to make room. */
function OtherRounds({ store, id, onDeleted }: { store: RoundStore; id: string; onDeleted: () => void }) {
  const [entries, setEntries] = useState<RoundEntry[]>([]);
  const [deleting, setDeleting] = useState<Deleting>();
  useEffect(() => {
    store.list().then(setEntries, () => {});
  }, [store]);
  const others = entries.filter((entry) => entry.id !== id);
  return (
    <>
      {others.map((entry) => (
        <button
          key={entry.id}
          type="button"
          className={`${dangerLook} text-start wrap-anywhere`}
          onClick={() =>
            // Without an answer nothing is asked: the storage is then not only full.
            void readDeletion(store, entry).then(
              (deletion) => setDeleting({ entry, ...deletion }),
              () => {},
            )
          }
        >
          {fillTemplate(own.full.delete, {
            title: entry.title,
            people: counted(words.export.people, entry.people),
          })}
        </button>
      ))}
      {deleting && (
        <DeleteDialog
          store={store}
          entry={deleting.entry}
          files={deleting.files}
          since={deleting.since}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setEntries(others.filter((entry) => entry.id !== deleting.entry.id));
            setDeleting(undefined);
            onDeleted();
          }}
        />
      )}
    </>
  );
}

/**
 * There is no room left. `saved` of `of` dropped résumés were saved; 0 of 0 if the last changes were not. `onAgain`
 * tries to save the rest.
 */
export function StorageFull({
  round,
  saved,
  of,
  onAgain,
}: {
  round: OpenRound;
  saved: number;
  of: number;
  onAgain: () => void;
}) {
  const exporter = useExport(round);
  const [usage, setUsage] = useState<{ used: number; allowed: number }>();
  useEffect(() => {
    void readUsage().then(setUsage);
  }, []);
  const { full } = own;
  const missing = of - saved;
  return (
    <StateCard
      mark={missing > 0 ? fillTemplate(full.mark, { count: missing }) : full.markNone}
      title={missing > 0 ? fillTemplate(full.title, { count: missing }) : full.titleNone}
    >
      <p className="text-muted">
        {missing > 0 ? fillTemplate(full.saved, { saved, of }) : full.savedNone}{" "}
        {usage && fillTemplate(full.why, { used: sizeText(usage.used), of: sizeText(usage.allowed) })}
      </p>
      <p className="text-muted">{full.room}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={filledLook} onClick={() => void exporter.save()}>
          {full.save}
        </button>
        <button type="button" className={outlinedLook} onClick={onAgain}>
          {full.again}
        </button>
        <OtherRounds store={round.store} id={round.id} onDeleted={onAgain} />
      </div>
      <ExportStatus {...exporter} />
    </StateCard>
  );
}

/** The last changes are not saved: why, and what to do. Nothing while everything is saved. */
export function Unsaved({ round }: { round: OpenRound }) {
  const { saving } = useRound(round);
  const exporter = useExport(round);
  const isUnsaved = saving.kind === "NOT_SAVED";
  useEffect(() => {
    if (!isUnsaved) return;
    // The browser asks before the page is closed, and what is missing with it.
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  if (saving.kind !== "NOT_SAVED" || !round.store.isKept) return null;
  const { unsaved } = own;
  return (
    <section
      role="alert"
      data-no-print
      className="grid gap-2 border-l-[3px] border-clay py-1.5 pl-3.5 text-small"
    >
      <p>
        <strong className="text-clay">{unsaved[saving.fault]}</strong>{" "}
        <span className="text-muted">{unsaved.kept}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {saving.fault === "BLOCKED" ? (
          <button type="button" className={outlinedLook} onClick={() => location.reload()}>
            {own.gone.reload}
          </button>
        ) : (
          saving.fault !== "DELETED" && (
            <button type="button" className={outlinedLook} onClick={round.saveAgain}>
              {unsaved.again}
            </button>
          )
        )}
        <button type="button" className={quietLook} onClick={() => void exporter.save()}>
          {unsaved.save}
        </button>
      </p>
      <ExportStatus {...exporter} />
    </section>
  );
}

/** A newer version of the site in another window, or the browser, has closed the storage. */
export function StorageGone({ why }: { why: GoneReason }) {
  const { gone } = own;
  return (
    <div role="alert">
      <StateCard title={why === "NEWER" ? gone.title : gone.closed}>
        <p className="text-muted">{why === "NEWER" ? gone.note : gone.closedNote}</p>
        <button type="button" className={filledLook} onClick={() => location.reload()}>
          {gone.reload}
        </button>
      </StateCard>
    </div>
  );
}

/** The storage did not open in time, although the browser has it: what was kept in it is there, but cannot be shown. */
export function StorageSilent({ onGoOn }: { onGoOn: () => void }) {
  const { silent } = own;
  return (
    <div role="alert">
      <StateCard title={silent.title}>
        <p className="text-muted">{silent.note}</p>
        <div className="flex flex-wrap gap-2">
          <button type="button" className={filledLook} onClick={() => location.reload()}>
            {own.gone.reload}
          </button>
          <button type="button" className={outlinedLook} onClick={onGoOn}>
            {silent.goOn}
          </button>
        </div>
      </StateCard>
    </div>
  );
}

/** An address of a round that this device does not have. */
export function RoundMissing({
  store,
  onShow,
  onRounds,
}: {
  store: RoundStore;
  onShow: (id: string) => void;
  onRounds: () => void;
}) {
  const { missing } = own;
  return (
    <StateCard title={missing.title}>
      <div className="text-muted">
        <p>{missing.note}</p>
        <ul className="list-disc pl-5">
          {missing.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <h3>{missing.open}</h3>
      <p className="text-muted">{missing.openNote}</p>
      <OpenCopy store={store} onShow={onShow} />
      <button type="button" className={quietLook} onClick={onRounds}>
        {missing.rounds}
      </button>
    </StateCard>
  );
}
