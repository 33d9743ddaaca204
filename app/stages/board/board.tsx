import { type KeyboardEvent, useDeferredValue, useState } from "react";
import { Activity } from "./activity.tsx";
import { words } from "./board.data.ts";
import { BoardDrawer } from "./board-drawer.tsx";
import { BoardFoot } from "./board-foot.tsx";
import type { BoardModel } from "./board-model.ts";
import { BoardTable } from "./board-table.tsx";
import { BoardToolbar, type Panel } from "./board-toolbar.tsx";
import { BoardViewPanel } from "./board-view-panel.tsx";
import { BulkBar } from "./bulk.tsx";
import { Help } from "./help.tsx";
import { onBoardKey } from "./keys.ts";
import { LazyReports } from "./lazy-reports.tsx";
import { type Selected, useBoardTable } from "./use-board-table.ts";

/** TalentDash's board. Server-rendered in its first state; `isLive` enables its controls. */
export function Board({ board }: { board: BoardModel }) {
  const [panel, setPanel] = useState<Panel>("BOARD");
  const [isViewOpen, setViewOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const [selected, setSelected] = useState<Selected>({});
  // What was pressed reacts first; another view, the drawer, panels and the footer follow in the next render.
  const deferred = useDeferredValue(board);
  const deferredPanel = useDeferredValue(panel);
  const isViewShown = useDeferredValue(isViewOpen);
  const isHelpShown = useDeferredValue(isHelpOpen);
  const { view, columns } = deferred;
  const { table, items } = useBoardTable({ ...board, view, columns }, selected, setSelected);
  const shown = items.flatMap((item) => (item.kind === "ROW" ? item.row : []));
  const chosenRows = board.rows.filter(({ id }) => selected[id]);

  // An opened form must not be deferred, or it would miss the next keys.
  const isFormDue = board.form !== undefined && board.form !== deferred.form;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!board.isLive) return;
    const select = (id: string) =>
      setSelected(({ [id]: isSelected, ...others }) => (isSelected ? others : { ...others, [id]: true }));
    onBoardKey(event, {
      board,
      rows: shown,
      select,
      help: () => setHelpOpen((isOpen) => !isOpen),
      expand: () => setExpanded(true),
    });
  };

  return (
    <section
      aria-label={words.label}
      className="stage sheet wrap-anywhere border border-line print:overflow-visible print:border-0"
      onKeyDown={onKeyDown}
    >
      <BoardToolbar
        board={board}
        panel={panel}
        isViewOpen={isViewOpen}
        openPanel={setPanel}
        toggleView={() => setViewOpen(!isViewOpen)}
        toggleHelp={() => setHelpOpen(!isHelpOpen)}
      />
      {isViewShown && <BoardViewPanel board={board} rows={shown} />}
      {isHelpShown && <Help close={() => setHelpOpen(false)} />}
      {board.unknown.length > 0 && (
        <p className="border-t border-line bg-clay-soft px-5 py-2 text-note">{words.unknownView}</p>
      )}
      {deferredPanel === "BOARD" && chosenRows.length > 0 && (
        <BulkBar board={board} rows={chosenRows} clear={() => setSelected({})} />
      )}
      {deferredPanel === "BOARD" && (
        <div className="grid border-t border-line min-[90rem]:grid-cols-[minmax(0,1fr)_24rem]">
          <div
            className={`min-w-0 px-3 max-sm:px-0 ${board.isPersonOpen ? "max-lg:hidden print:block" : ""} lg:max-[90rem]:[grid-area:1/1]`}
          >
            <BoardTable
              board={board}
              table={table}
              items={items}
              isExpanded={isExpanded}
              expand={() => setExpanded(true)}
            />
          </div>
          <BoardDrawer board={isFormDue ? board : deferred} isOpen={board.isPersonOpen} />
        </div>
      )}
      {deferredPanel === "BOARD" && board.source.summary !== undefined && (
        <p className="border-t border-line px-5 py-3 text-note text-muted">{board.source.summary}</p>
      )}
      {deferredPanel === "REPORTS" && (
        <LazyReports
          rows={shown}
          measures={board.source.measures}
          choose={(id) => {
            board.choose(id);
            setPanel("BOARD");
          }}
        />
      )}
      {deferredPanel === "ACTIVITY" && <Activity board={deferred} />}
      <BoardFoot board={deferred} />
    </section>
  );
}
