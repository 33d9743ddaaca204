import type { KeyboardEvent } from "react";
import type { BoardModel } from "./board-model.ts";
import type { BoardRow } from "./board-rows.ts";

type Targets = {
  board: BoardModel;
  /** The rows of the view, in order. */
  rows: readonly BoardRow[];
  select: (id: string) => void;
  help: () => void;
  expand: () => void;
};

const decisions = { s: "SELECT", h: "HOLD", r: "REJECT" } as const;
const isDecisionKey = (key: string): key is keyof typeof decisions => key in decisions;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== "checkbox");

/** The id of a row's button, which the arrow keys, j and k focus. */
export const rowButtonId = (id: string) => `board-row-${id}`;

/** The id of the button that leads back from a person to the list, in windows without room for both. */
export const backButtonId = "board-back";

/**
 * Focuses a person's row. Where the person hides the list, the way back to it; where the view no longer has the
 * person, its first row: the keys work only while the focus is on the board.
 */
export function focusRow(id: string): void {
  const focus = () =>
    [`#${CSS.escape(rowButtonId(id))}`, `#${backButtonId}`, `[id^="${rowButtonId("")}"]`]
      .map((target) => document.querySelector<HTMLElement>(target))
      .find((target) => target?.checkVisibility())
      ?.focus();
  focus();
  // The row or the person is rendered in the next frame. Keep the focus in a form that was opened meanwhile.
  requestAnimationFrame(() => requestAnimationFrame(() => isField(document.activeElement) || focus()));
}

function move({ board, rows, expand }: Targets, step: 1 | -1): void {
  const index = rows.findIndex(({ id }) => id === board.chosen?.id);
  const next = rows[Math.min(rows.length - 1, Math.max(0, index + step))];
  if (!next) return;
  if (!document.getElementById(rowButtonId(next.id))?.checkVisibility()) expand();
  board.choose(next.id);
  focusRow(next.id);
}

/** Shortcuts as in mail programs. They work while the focus is on the board, but not in a field. */
export function onBoardKey(event: KeyboardEvent<HTMLElement>, targets: Targets): void {
  const { board } = targets;
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // The review of the letters is a dialog with its own keys.
  if (event.target instanceof Element && event.target.closest("dialog")) return;
  if (key === "Escape" && (board.form !== undefined || (board.isPersonOpen && !isField(event.target)))) {
    if (board.form !== undefined) board.openForm(undefined);
    else board.closePerson();
    if (board.chosen) focusRow(board.chosen.id);
    return;
  }
  if (isField(event.target)) return;
  const act = (): boolean => {
    if (key === "j" || key === "ArrowDown") move(targets, 1);
    else if (key === "k" || key === "ArrowUp") move(targets, -1);
    else if (isDecisionKey(key)) board.openForm(decisions[key]);
    else if (key === "x" && board.chosen) targets.select(board.chosen.id);
    else if (key === "u") board.undo();
    else if (key === "U") board.redo();
    else if (key === "?") targets.help();
    else return false;
    return true;
  };
  if (act()) event.preventDefault();
}
