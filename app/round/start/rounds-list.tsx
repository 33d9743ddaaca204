import { useEffect, useEffectEvent } from "react";
import { formatClock } from "#domain/language/format-time.ts";
import { dateFormat } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted } from "../counted.ts";
import type { RoundEntry } from "../store/round-store.ts";
import words from "./start-words.data.ts";

const day = dateFormat("en", { day: "numeric", month: "short" });

/** "11:05" for today, otherwise "14 Sep". */
function shortDate(at: number, now = new Date()): string {
  const date = new Date(at);
  return date.toDateString() === now.toDateString() ? formatClock(date) : day.format(date);
}

function openText({ people, open }: RoundEntry): string {
  if (people === 0) return "";
  return open === 0 ? words.rounds.decided : fillTemplate(words.rounds.open, { count: open });
}

/** The rounds of this device, last changed first. The keys 1 to 9 open one. */
export function RoundsList({
  entries,
  isKept,
  open,
}: {
  entries: readonly RoundEntry[];
  isKept: boolean;
  open: (id: string) => void;
}) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const entry = /^[1-9]$/.test(event.key) ? entries[Number(event.key) - 1] : undefined;
    if (entry) open(entry.id);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
  return (
    <section aria-labelledby="rounds-title">
      <p className="flex flex-wrap items-baseline gap-x-4 border-b-[1.5px] border-ink pb-2.5">
        <strong id="rounds-title">{words.rounds.title}</strong>
        {entries.length > 0 && (
          <span className="ml-auto text-note text-muted max-lg:hidden">{words.rounds.keys}</span>
        )}
      </p>
      {entries.length === 0 ? (
        <p className="pt-3 text-small text-muted">{isKept ? words.rounds.none : words.rounds.noneKept}</p>
      ) : (
        <ol className="max-h-80 overflow-auto">
          {entries.map((entry) => (
            <li key={entry.id} className="border-b border-line last:border-0">
              <a
                href={`/round/${entry.id}`}
                className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-0.5 py-2 text-small hover:bg-sunk"
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  open(entry.id);
                }}
              >
                <strong className="grow wrap-anywhere">{entry.title}</strong>
                <span className="text-muted tabular">{counted(words.rounds.people, entry.people)}</span>
                <span className={entry.open > 0 ? "font-semibold tabular" : "text-muted tabular"}>
                  {openText(entry)}
                </span>
                <span className="text-muted tabular">
                  {isKept ? shortDate(entry.changed) : words.rounds.memory}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
