import { memo, useEffect, useRef, useState } from "react";
import { collator } from "#domain/language/formats.ts";
import { undoable } from "#domain/round/change.ts";
import { compareCodes } from "#domain/text/compare-codes.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook } from "../live/looks.ts";
import { StageFoot } from "../live/stage-foot.tsx";
import { shortMoment } from "../person-steps.ts";
import stageWords from "../stage-words.data.ts";
import { changeText } from "./activity.tsx";
import { words } from "./board.data.ts";
import type { BoardModel } from "./board-model.ts";
import { changeTime } from "./board-rows.ts";
import type { BoardSource } from "./board-source.ts";
import { useColleague } from "./use-colleague.ts";

const sampleLines = 2;
/** Minimum interval between announcements of other people's changes. */
const announceMs = 8_000;

/** Announcement of the last change: the visitor's own immediately, others at most every 8 s. */
function useAnnouncement(board: BoardModel): string {
  const [text, setText] = useState("");
  const [seen, setSeen] = useState("");
  const lastTime = useRef(0);
  const last = board.log.changes.at(-1);
  const line = last ? changeText(last, board) : "";
  const isOwn = last?.by === undefined && last?.window === board.log.window;
  const id = last?.id ?? "";
  useEffect(() => {
    if (id === seen) return;
    const wait = isOwn ? 0 : Math.max(0, lastTime.current + announceMs - performance.now());
    const timer = setTimeout(() => {
      lastTime.current = performance.now();
      setSeen(id);
      setText(line);
    }, wait);
    return () => clearTimeout(timer);
  }, [id, seen, isOwn, line]);
  return text;
}

/** The sample's last decisions, newest first. */
function SampleTrail({ round }: Pick<BoardSource, "round">) {
  const decided = round.people
    .flatMap(({ name, decision }) => (decision ? [{ name, ...decision }] : []))
    .toSorted((a, b) => compareCodes(b.at, a.at) || collator("en").compare(a.name, b.name));
  return decided.slice(0, sampleLines).map(({ name, at, by, decision }) => (
    <li key={name}>
      <strong className="text-ink tabular">{shortMoment(at)}</strong>{" "}
      {fillTemplate(words.audit, { by, decision: stageWords.decisions[decision].toLowerCase(), name })}
    </li>
  ));
}

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function Colleague({ board }: { board: BoardModel }) {
  const { isLive } = board;
  const [isOn, setOn] = useState(() => isLive && !prefersStillness());
  useColleague(board, isOn);
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 max-sm:min-h-11 print:hidden">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!isLive}
        className="size-4 accent-leaf"
        onChange={({ target }) => setOn(target.checked)}
      />
      {words.colleague.isOn}
    </label>
  );
}

/** Last changes, undo and redo, the simulated colleague, and the stage's footer. */
export const BoardFoot = memo(function BoardFoot({ board }: { board: BoardModel }) {
  const { isLive, log, source } = board;
  const { undo, redo } = undoable(log.changes, log.window);
  const announcement = useAnnouncement(board);
  const own = log.changes.filter(({ by, window }) => by === undefined && window === log.window);
  const steps = [
    { text: words.guide.decide, isDone: own.some(({ kind }) => kind === "DECIDE") },
    { text: words.guide.approve, isDone: own.some(({ kind }) => kind === "SEND") },
    { text: words.guide.window, isDone: log.others.length > 0 },
  ];
  const last = log.changes.toReversed().slice(0, sampleLines);
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 bg-sunk px-5 py-2 text-note text-muted">
        <ul className="flex grow flex-wrap gap-x-6 gap-y-1">
          {last.length === 0 ? (
            <SampleTrail round={board.source.round} />
          ) : (
            last.map((change) => (
              <li key={change.id}>
                <strong className="text-ink tabular">{changeTime(change.time)}</strong>{" "}
                {changeText(change, board)}
              </li>
            ))
          )}
        </ul>
        <span className="flex print:hidden">
          <button type="button" disabled={!isLive || !undo} className={controlLook} onClick={board.undo}>
            {words.undo}
          </button>
          <button type="button" disabled={!isLive || !redo} className={controlLook} onClick={board.redo}>
            {words.redo}
          </button>
        </span>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {source.isSample && (
        <StageFoot
          isLive={isLive}
          isStored={log.isStored}
          steps={steps}
          simulated={words.simulatedHere}
          reset={board.reset}
        >
          <Colleague board={board} />
        </StageFoot>
      )}
    </>
  );
});
