import { useRef, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { inOrder } from "#domain/round/change.ts";
import { roundState } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted } from "../counted.ts";
import { type RoundEntry, type RoundStore, StoreError, type StoreFault } from "../store/round-store.ts";
import words from "./copies-words.data.ts";
import { agoText, changesSince } from "./copy-age.ts";
import { dangerLook, outlinedLook } from "./looks.ts";

const own = words.delete;

/** How much of the round would be left in the last copy. `since` counts the changes that it lacks. */
export function copySentence(exported: number, since: number, now: number): string {
  if (exported === 0) return own.noCopy;
  return counted(own.copyAge, since, { when: agoText(exported, now, words) });
}

/** What the dialog needs to know of a round that is not open. @throws {StoreError} if the storage does not answer */
export async function readDeletion(
  store: RoundStore,
  entry: Pick<RoundEntry, "id" | "exportedClock">,
): Promise<{ files: number; since: number }> {
  const [given, changes] = await Promise.all([store.given(entry.id), store.changes(entry.id)]);
  return { files: given.length, since: changesSince(entry, changes) };
}

/** Deletes what the relay has of a round. Returns false if it does not answer. @throws {StoreError} */
async function endAtRelay(store: RoundStore, id: string): Promise<boolean> {
  const changes = await store.changes(id);
  const { shared } = roundState(inOrder(changes));
  if (!shared) return true;
  try {
    const { endSharing } = await import("../sharing/create-sharing.ts");
    await endSharing(shared.secret);
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks before a round is deleted: names what is deleted and how old the last copy is. The round is deleted from the
 * device with everything; other windows that have it open say so.
 */
export function DeleteDialog({
  store,
  entry,
  files,
  since,
  onSave,
  onClose,
  onDeleted,
}: {
  store: RoundStore;
  entry: Pick<RoundEntry, "id" | "title" | "people" | "exported">;
  /** Number of résumés, the tray's included. */
  files: number;
  /** Changes that the last copy does not have. */
  since: number;
  /** Saves a copy instead; absent where that is not possible. */
  onSave?: () => void;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const [fault, setFault] = useState<StoreFault | "RELAY">();
  const isDeleting = useRef(false);
  /** `isHere`: only on this device; the relay deletes its part at the end of its retention. */
  async function remove(isHere = false) {
    if (isDeleting.current) return;
    isDeleting.current = true;
    try {
      if (!isHere && !(await endAtRelay(store, entry.id))) return setFault("RELAY");
      await store.remove(entry.id);
      onDeleted();
    } catch (error) {
      setFault(error instanceof StoreError ? error.fault : "REFUSED");
    } finally {
      isDeleting.current = false;
    }
  }
  return (
    <Dialog
      title={fillTemplate(own.ask, { title: entry.title })}
      closeLabel={own.close}
      onClose={onClose}
      className="w-[min(34rem,calc(100vw-2rem))]"
    >
      <p>
        {fillTemplate(own.gone, {
          people: counted(words.export.people, entry.people),
          files: counted(words.export.files, files),
        })}
      </p>
      <p className="mt-2 font-semibold">{copySentence(entry.exported, since, Date.now())}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className={dangerLook} onClick={() => void remove()}>
          {own.yes}
        </button>
        {onSave && (entry.exported === 0 || since > 0) && (
          <button type="button" className={outlinedLook} onClick={onSave}>
            {own.save}
          </button>
        )}
        <button type="button" className={outlinedLook} onClick={onClose}>
          {own.no}
        </button>
      </div>
      <p role="alert" className="mt-3 text-small text-clay empty:hidden">
        {fault === "RELAY" && own.relay}
        {fault && fault !== "RELAY" && fillTemplate(own.failed, { why: words.storage.why[fault] })}
      </p>
      {fault === "RELAY" && (
        <button type="button" className={`${dangerLook} mt-2`} onClick={() => void remove(true)}>
          {own.hereOnly}
        </button>
      )}
    </Dialog>
  );
}
