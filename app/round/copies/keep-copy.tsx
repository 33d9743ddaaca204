import { useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { OpenRound } from "../open-round.ts";
import { useRound } from "../use-round.ts";
import words from "./copies-words.data.ts";
import { agoText, copyOffer } from "./copy-age.ts";
import { ExportStatus } from "./export-status.tsx";
import { outlinedLook, quietLook } from "./looks.ts";
import { useExport } from "./use-export.ts";

const own = words.keep;
/** "Later" is true until so many more changes were made. */
const laterChanges = 25;

/**
 * Offers to save a copy of the round, with the first candidate and again when many changes were made since; otherwise
 * one quiet line that says how old the last copy is. Nothing before there is a candidate.
 */
export function KeepCopy({ round }: { round: OpenRound }) {
  const { state, log } = useRound(round);
  const exporter = useExport(round);
  const [laterAt, setLaterAt] = useState<number>();
  const { exported, exportedClock } = round.entry();
  const now = Date.now();
  const offer = copyOffer(
    { people: state.people.length, exported, ...(exportedClock !== undefined && { exportedClock }) },
    log.changes,
    now,
  );
  const isIdle = exporter.exporting.kind === "IDLE";
  if (offer.kind === "NONE" && isIdle) return null;
  const when = agoText(exported, now, words);
  const isLater = laterAt !== undefined && log.changes.length < laterAt + laterChanges;
  const asks = (offer.kind === "FIRST" || offer.kind === "AGAIN") && !isLater;
  const text = offer.kind === "AGAIN" ? fillTemplate(own.again, { count: offer.changes, when }) : own.first;
  const age = exported === 0 ? own.never : fillTemplate(own.age, { when });
  return (
    <section
      aria-label={words.export.title}
      data-no-print
      className={
        asks ? "grid gap-2 border-l-[3px] border-slate py-1.5 pl-3.5 text-small" : "text-note text-muted"
      }
    >
      {asks ? (
        <>
          <p className="max-w-[46em]">{text}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <button
              type="button"
              className={outlinedLook}
              disabled={exporter.exporting.kind === "WORKING"}
              onClick={() => void exporter.save()}
            >
              {own.save}
            </button>
            <button type="button" className={quietLook} onClick={() => setLaterAt(log.changes.length)}>
              {own.later}
            </button>
          </p>
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{age}</span>
          <button type="button" className={quietLook} onClick={() => void exporter.save()}>
            {own.save}
          </button>
        </p>
      )}
      <ExportStatus {...exporter} />
    </section>
  );
}
