import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { counted } from "../counted.ts";
import { progressText, timeLeftText } from "./progress-text.ts";
import type { ReadingWords } from "./reading.schema.ts";
import type { ReadingSnapshot } from "./reading-snapshot.ts";
import { folderOf } from "./unread-csv.ts";
import { useAnnouncement } from "./use-announcement.ts";

const bestCount = 3;

/** Cancels on Esc, unless a dialog, a menu or a field has a use of its own for it. */
function useEscape(isActive: boolean, cancel: () => void) {
  const onEscape = useEffectEvent(cancel);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isElsewhere =
        target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select, dialog");
      const isOpen = document.querySelector("dialog[open], :popover-open");
      if (event.key === "Escape" && !event.defaultPrevented && !isElsewhere && !isOpen) onEscape();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isActive]);
}

/** How far the reading is, with the best so far. `children`: what the page adds, such as people found twice. */
export function TrayProgress({
  words,
  snapshot,
  cancel,
  goOn,
  bringBack,
  children,
}: {
  words: ReadingWords;
  snapshot: ReadingSnapshot;
  cancel: () => void;
  goOn: () => void;
  bringBack: () => void;
  children?: ReactNode;
}) {
  const { state, progress, tray, repeated, dismissed, fault } = snapshot;
  const isReading = state === "READING";
  useEscape(isReading, cancel);
  const text = progressText(snapshot, words.progress);
  const time = isReading ? timeLeftText(snapshot, words.progress) : undefined;
  const announced = useAnnouncement(text);
  const [work = ""] = progress.names;
  const where = [folderOf({ path: work }) || work, time].filter(Boolean).join(", ");
  return (
    <div className="min-w-0 px-5 pt-3.5 pb-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-small! font-semibold tabular">{text || words.title}</h3>
        {isReading && (
          <p className="min-w-0 flex-1 basis-32 truncate text-note text-muted tabular max-sm:order-last max-sm:basis-full">
            {where}
          </p>
        )}
        {isReading && (
          <Button look="outlined" className="ml-auto gap-2" onClick={cancel}>
            {words.progress.cancel}
            <kbd className="text-note font-medium text-muted max-lg:hidden">Esc</kbd>
          </Button>
        )}
        {(state === "PAUSED" || fault !== undefined) && fault !== "DELETED" && (
          <Button look="outlined" className="ml-auto" onClick={goOn}>
            {words.progress.goOn}
          </Button>
        )}
      </div>
      {isReading && (
        <progress
          aria-label={words.progress.label}
          max={Math.max(1, progress.total)}
          value={progress.done}
          className="reading-progress"
        />
      )}
      {fault !== undefined && (
        <p role="alert" className="mt-2 text-note font-semibold text-clay">
          {words.faults[fault]}
        </p>
      )}
      {tray.length > 0 && (
        <p className="mt-2 text-note text-muted">
          {words.best}{" "}
          {tray.slice(0, bestCount).map(({ file, name, result }, index) => (
            <span key={file.hash}>
              {index > 0 && ", "}
              <strong className="text-ink tabular">{result.match.score}</strong> <bdi>{name}</bdi>
            </span>
          ))}
          . {words.waits}
        </p>
      )}
      {repeated > 0 && (
        <p className="mt-1 text-note text-muted">{counted(words.progress.repeated, repeated)}</p>
      )}
      {dismissed > 0 && (
        <p className="mt-1 text-note text-muted">
          {counted(words.dismissed, dismissed)}{" "}
          <button
            type="button"
            className="cursor-pointer underline decoration-control underline-offset-3"
            onClick={bringBack}
          >
            {words.bringBack}
          </button>
        </p>
      )}
      {children}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}
