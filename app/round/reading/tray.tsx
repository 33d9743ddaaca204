import "./reading.css";
import { useState, useSyncExternalStore } from "react";
import type { Reading } from "./create-reading.ts";
import { FileButtons } from "./file-buttons.tsx";
import type { ReadingWords } from "./reading.schema.ts";
import { TrayList } from "./tray-list.tsx";
import { TrayProgress } from "./tray-progress.tsx";
import { TrayUnread } from "./tray-unread.tsx";

/**
 * What is being read, who waits beside the board, and what could not be read.
 * Nothing is shown once everyone is on the board and nothing else is to be said.
 */
export function Tray({
  reading,
  words,
  openFile,
  opensList,
}: {
  reading: Reading;
  words: ReadingWords;
  /** Shows a kept file, or saves it. */
  openFile: (hash: string) => void;
  /** Whether the list is open until someone closes it: while no one is on the board. */
  opensList: boolean;
}) {
  const snapshot = useSyncExternalStore(reading.subscribe, reading.getSnapshot, reading.getSnapshot);
  const [chosen, setShown] = useState<boolean>();
  const isShown = chosen ?? opensList;
  const { state, tray, unread, dismissed, fault } = snapshot;
  if (state === "EMPTY" && fault === undefined) {
    return (
      <section
        aria-label={words.title}
        className="sheet grid gap-3 rounded-2xl border border-line p-5"
        data-no-print
      >
        <p>{words.empty}</p>
        <FileButtons words={words} isFirst onFiles={(files) => void reading.give(files)} />
        <p className="text-note text-muted">{words.formats}</p>
      </section>
    );
  }
  const isSettled = state === "DONE" && fault === undefined;
  if (isSettled && tray.length + unread.length + dismissed === 0) return null;
  return (
    <section
      aria-label={words.title}
      className="reading-tray sheet rounded-2xl border border-line"
      data-no-print
    >
      <TrayProgress
        words={words}
        snapshot={snapshot}
        cancel={reading.cancel}
        goOn={reading.goOn}
        bringBack={reading.bringBack}
      >
        {tray.length > 0 && (
          <button
            type="button"
            aria-expanded={isShown}
            className="mt-1 min-h-11 cursor-pointer text-note font-medium underline decoration-control underline-offset-3 sm:min-h-0"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
          </button>
        )}
      </TrayProgress>
      {unread.length > 0 && (
        <TrayUnread
          words={words.unread}
          files={unread}
          typeFacts={reading.typeFacts}
          dismiss={reading.dismiss}
          openFile={openFile}
        />
      )}
      {isShown && tray.length > 0 && (
        <TrayList words={words.list} rows={tray} takeIn={reading.takeIn} dismiss={reading.dismiss} />
      )}
    </section>
  );
}
