import type { Ref } from "react";
import type { BoardModel } from "./board-model.ts";
import { messageTo } from "./board-model.ts";
import type { BoardRow } from "./board-rows.ts";

const maxLetter = 1000;
/** For browsers without `field-sizing`: a line of the letter in the narrowest place. */
const charactersPerLine = 36;

/**
 * A letter that is not yet sent, in full and to be changed. It goes to the log when the field is left, so that
 * one change is one entry there. The parent reads the text from the field when it sends the letter.
 */
export function LetterField({
  board,
  row,
  label,
  name,
  isDisabled,
  ref,
}: {
  board: Pick<BoardModel, "write">;
  row: BoardRow;
  label: string;
  /** In the form around it. */
  name?: string;
  isDisabled?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}) {
  const text = messageTo(row)?.text ?? "";
  return (
    <textarea
      // A change in another window, or an undo, replaces the text.
      key={`${row.decision?.change} ${text}`}
      ref={ref}
      name={name}
      required
      disabled={isDisabled}
      aria-label={label}
      rows={Math.ceil(text.length / charactersPerLine) + 2}
      maxLength={maxLetter}
      defaultValue={text}
      className="field-sizing-content w-full rounded-[10px] border border-control bg-raised p-4 text-small disabled:opacity-60"
      onBlur={({ target }) => target.value !== text && board.write(row.id, target.value)}
    />
  );
}
