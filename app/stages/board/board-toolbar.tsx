import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Standing } from "../decisions.ts";
import { controlLook, pressedLook } from "../live/looks.ts";
import { RoundNote } from "../round-note.tsx";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { BoardModel } from "./board-model.ts";

export type Panel = "BOARD" | "REPORTS" | "ACTIVITY";
const panels = ["BOARD", "REPORTS", "ACTIVITY"] as const;

function Counts({ board }: { board: BoardModel }) {
  const { rows, view, isLive, changeView, source } = board;
  const choices: { title: string; standing?: Standing; count: number }[] = [
    { title: words.all, count: rows.length },
    ...source.standings.map((standing) => ({
      title: stageWords.decisions[standing],
      standing,
      count: rows.filter((row) => row.standing === standing).length,
    })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-x-1" disabled={!isLive}>
      <legend className="sr-only">{words.filterByDecision}</legend>
      {choices.map(({ title, standing, count }) => (
        <button
          key={title}
          type="button"
          aria-pressed={view.standing === standing}
          className={`${controlLook} text-note ${view.standing === standing ? "bg-sunk text-ink" : "text-muted"}`}
          onClick={() => changeView({ standing })}
        >
          {title} <strong className="text-ink tabular">{count}</strong>
        </button>
      ))}
    </fieldset>
  );
}

/** Reserves space for its longest text, so that nothing shifts when the board starts. */
function Presence({ board: { isLive, log } }: { board: BoardModel }) {
  const count = log.others.length + 1;
  const live = count === 1 ? words.live : fillTemplate(words.liveWindows, { count });
  const { starts } = stageWords.live;
  return (
    <span
      data-longest={starts}
      className="inline-grid justify-items-end after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-longest)]"
    >
      {isLive ? (
        <span className="inline-flex items-center gap-1.5 before:size-2 before:rounded-full before:bg-leaf">
          {live}
        </span>
      ) : (
        <span>{starts}</span>
      )}
    </span>
  );
}

/** The opening, the counts by decision, which filter the table, and the panels of the board. */
export function BoardToolbar({
  board,
  panel,
  isViewOpen,
  openPanel,
  toggleView,
  toggleHelp,
}: {
  board: BoardModel;
  panel: Panel;
  isViewOpen: boolean;
  openPanel: (panel: Panel) => void;
  toggleView: () => void;
  toggleHelp: () => void;
}) {
  const { isLive, view, changeView } = board;
  const { round, isSample } = board.source;
  return (
    <div className="px-5 py-3 text-small max-sm:px-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className={isSample ? "font-semibold" : "sr-only print:not-sr-only print:font-semibold"}>
          {[round.title, round.location].filter(Boolean).join(", ")}
        </p>
        <Counts board={board} />
        <p className="ml-auto flex flex-wrap items-center gap-x-4 text-note text-muted">
          {(isSample || board.log.others.length > 0) && <Presence board={board} />}
          {isSample && <RoundNote />}
        </p>
      </div>
      <fieldset disabled={!isLive} className="mt-1 flex flex-wrap items-center gap-2 print:hidden">
        <legend className="sr-only">{words.parts.label}</legend>
        {panels.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={panel === name}
            className={panel === name ? pressedLook : controlLook}
            onClick={() => openPanel(name)}
          >
            {words.parts[name]}
          </button>
        ))}
        <label className="ml-auto max-sm:ml-0 max-sm:grow">
          <span className="sr-only">{words.findName}</span>
          <input
            type="search"
            placeholder={words.findName}
            maxLength={60}
            value={view.name}
            className="min-h-9 w-full rounded-[10px] border border-control bg-raised px-3 text-small max-sm:min-h-11"
            onChange={({ target }) => changeView({ name: target.value }, 200)}
          />
        </label>
        <button type="button" aria-expanded={isViewOpen} className={controlLook} onClick={toggleView}>
          {words.view.open}
        </button>
        <button
          type="button"
          className={`${controlLook} max-sm:hidden`}
          aria-label={words.help.title}
          onClick={toggleHelp}
        >
          ?
        </button>
      </fieldset>
    </div>
  );
}
