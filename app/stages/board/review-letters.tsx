import { useRef, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook } from "../live/looks.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { BoardModel } from "./board-model.ts";
import type { BoardRow } from "./board-rows.ts";
import { LetterField } from "./letter-field.tsx";

/** Every letter in full, to change or to leave out, before any of them is sent. */
export function ReviewLetters({
  board,
  rows,
  close,
}: {
  board: BoardModel;
  rows: readonly BoardRow[];
  close: (isSent: boolean) => void;
}) {
  const isSent = useRef(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const count = rows.length - leftOut.length;
  return (
    <Dialog title={words.review.title} closeLabel={words.review.close} onClose={() => close(isSent.current)}>
      <form
        method="dialog"
        className="text-small"
        onSubmit={({ currentTarget }) => {
          // Letters that are left out are disabled, so they aren't in the form's data.
          const letters = [...new FormData(currentTarget)];
          board.send(letters.map(([person, text]) => ({ person, text: String(text) })));
          isSent.current = true;
        }}
      >
        <p className="text-muted">{words.review.text}</p>
        <ol className="mt-3">
          {rows.map((row) => {
            const { name } = row.person;
            const isLeftOut = leftOut.includes(row.id);
            return (
              <li key={row.id} className="border-t border-line py-4">
                <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
                  <strong>
                    {name}, {stageWords.decisions[row.standing].toLowerCase()}
                  </strong>
                  <label className="flex min-h-9 cursor-pointer items-center gap-2 max-sm:min-h-11">
                    <input
                      type="checkbox"
                      checked={!isLeftOut}
                      aria-label={fillTemplate(words.review.send, { name })}
                      className="size-4 accent-leaf"
                      onChange={({ target }) =>
                        setLeftOut((ids) =>
                          target.checked ? ids.filter((id) => id !== row.id) : [...ids, row.id],
                        )
                      }
                    />
                    {words.review.include}
                  </label>
                </p>
                <LetterField
                  board={board}
                  row={row}
                  name={row.id}
                  isDisabled={isLeftOut}
                  label={fillTemplate(words.message, { name })}
                />
              </li>
            );
          })}
        </ol>
        <p className="flex flex-wrap items-center gap-3">
          <button type="submit" disabled={count === 0} className={actionLook}>
            {fillTemplate(words.review.submit, { count })}
          </button>
          <span className="text-note text-muted">{words.notReallySent}</span>
        </p>
      </form>
    </Dialog>
  );
}
