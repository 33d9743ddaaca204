import { useEffect, useState } from "react";
import { Marked } from "#app/ui/marked-text.tsx";
import { controlLook } from "../live/looks.ts";
import { toOffset } from "../spoken.ts";
import type { ClaimWords, SourceLine } from "./claim-sources.ts";
import { words } from "./insights.data.ts";

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const tickMs = 250;
/** How long the last line stays. */
const lastSeconds = 4;

/** Shows spoken lines at the pace of the recording; with reduced motion, all at once. */
function usePlayback(lines: readonly SourceLine[]) {
  const [second, setSecond] = useState<number>();
  const first = lines[0]?.at ?? 0;
  const end = (lines.at(-1)?.at ?? 0) + lastSeconds;
  const isPlaying = second !== undefined;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => setSecond((now) => (now === undefined || now > end ? undefined : now + tickMs / 1000)),
      tickMs,
    );
    return () => clearInterval(timer);
  }, [isPlaying, end]);
  return {
    second,
    toggle: () => setSecond(isPlaying || prefersStillness() ? undefined : first),
  };
}

function Lines({ source, number, isLive }: { source: ClaimWords; number: number; isLive: boolean }) {
  const isSpoken = source.lines[0]?.at !== undefined;
  const { second, toggle } = usePlayback(source.lines);
  const shown = source.lines.filter(({ at }) => second === undefined || at === undefined || at <= second);
  return (
    <>
      {shown.map(({ text, mark, at }) => (
        <p key={`${at} ${text}`} className="mt-1 text-small">
          {at !== undefined && <span className="mr-2 text-note text-muted tabular">{toOffset(at)}</span>}
          <Marked text={text} mark={mark} {...(mark !== undefined && { evidence: number })} />
        </p>
      ))}
      {isSpoken && (
        <button
          type="button"
          disabled={!isLive}
          className={`${controlLook} px-0 text-note underline print:hidden`}
          onClick={toggle}
        >
          {second === undefined ? words.play : words.stop}
        </button>
      )}
    </>
  );
}

/** A person's words and their source, with surrounding lines for the chosen claim, and the thread's end. */
export function SourceCard({
  source,
  number,
  isLive,
  isOpen,
  isStruck,
}: {
  source: ClaimWords;
  number: number;
  isLive: boolean;
  isOpen: boolean;
  isStruck: boolean;
}) {
  return (
    <li
      data-sheet
      className={`rounded-[10px] border bg-raised px-5 py-3 ${isOpen ? "border-leaf" : "border-line"}`}
    >
      <p className="text-note text-muted first-letter:uppercase">{source.place}</p>
      {isOpen && !isStruck ? (
        <Lines source={source} number={number} isLive={isLive} />
      ) : (
        <p className="text-small">
          {isStruck ? (
            <span className="text-muted">{source.quote}</span>
          ) : (
            <Marked text={source.quote} mark={source.quote} evidence={number} look="mark-line" />
          )}
        </p>
      )}
    </li>
  );
}
