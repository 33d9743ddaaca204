import type { Choice, DecisionName } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type DraftedMessage, draftMessage } from "../draft-message.ts";
import type { LogSnapshot } from "../log/round-log.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import { type BoardRow, boardRows } from "./board-rows.ts";
import type { BoardSource } from "./board-source.ts";
import { type BoardView, type ColumnId, firstView } from "./board-view.ts";

export type BoardModel = {
  source: BoardSource;
  /** False in the server-rendered HTML, until the stage's script has loaded. */
  isLive: boolean;
  /** Everyone, whether or not the view shows them. */
  rows: BoardRow[];
  view: BoardView;
  /** The columns of the view that the round can have. */
  columns: readonly ColumnId[];
  /** Query parameters with values that the board does not have. */
  unknown: string[];
  chosen: BoardRow | undefined;
  /** Whether the chosen person covers the table in windows without room for both; elsewhere both are shown. */
  isPersonOpen: boolean;
  log: LogSnapshot;
  /** The decision whose form is open, for the chosen person. */
  form: DecisionName | undefined;
  changeView: (change: Partial<BoardView>, pauseMs?: number) => void;
  /** Shows a saved view. */
  openView: (query: string) => void;
  choose: (id: string) => void;
  closePerson: () => void;
  openForm: (decision: DecisionName | undefined) => void;
  decide: (decision: DecisionName, choices: Omit<Choice, "seen" | "screen">[]) => void;
  askColleague: (row: BoardRow) => void;
  write: (person: string, text: string) => void;
  send: (messages: { person: string; text: string }[]) => void;
  settle: (person: string, keep: string) => void;
  undo: () => void;
  redo: () => void;
  reset: () => void;
};

/** The message to a person: as edited by the visitor, otherwise drafted from the decision. */
export function messageTo({ person, decision, draft }: BoardRow): DraftedMessage | undefined {
  if (!decision) return undefined;
  if (draft !== undefined) return { text: draft };
  const by = decision.change === "" ? decision.by : words.team;
  return draftMessage(person.name, { ...decision, by }, decision.quote?.text);
}

/** Whether a decision by the visitor or the colleague has a message that no one has approved. */
export function isUnsent({ decision, conflict, isTold }: BoardRow): boolean {
  return decision !== undefined && decision.change !== "" && !conflict && !isTold;
}

/** One line on what the board showed about a person, stored with a decision. */
export function screenLine({ person, decision }: BoardRow): string {
  return fillTemplate(words.screen, {
    score: person.score ?? words.noScore,
    missing: person.missing.length,
    asked: person.asked,
    decision: stageWords.decisions[decision?.decision ?? "OPEN"],
  });
}

const nothing = () => {};

/** Initial board state for the server-rendered HTML. */
export function firstBoard(source: BoardSource): BoardModel {
  const rows = boardRows(source.round.people, new Map(), source);
  return {
    source,
    isLive: false,
    rows,
    view: firstView,
    columns: firstView.columns,
    unknown: [],
    chosen: findChosen(rows, undefined),
    isPersonOpen: false,
    log: { window: "", changes: [], others: [], isStored: true },
    form: undefined,
    changeView: nothing,
    openView: nothing,
    choose: nothing,
    closePerson: nothing,
    openForm: nothing,
    decide: nothing,
    askColleague: nothing,
    write: nothing,
    send: nothing,
    settle: nothing,
    undo: nothing,
    redo: nothing,
    reset: nothing,
  };
}

/** The row with this id, otherwise the first. */
export function findChosen(rows: readonly BoardRow[], id: string | undefined): BoardRow | undefined {
  return rows.find((row) => row.id === id) ?? rows[0];
}
