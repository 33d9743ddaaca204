import { useEffect, useRef, useState } from "react";
import type { BoardRow } from "#app/stages/board/board-rows.ts";
import { LetterField } from "#app/stages/board/letter-field.tsx";
import stageWords from "#app/stages/stage-words.data.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { filledLook, outlinedLook } from "../copies/looks.ts";
import { counted } from "../counted.ts";
import type { OpenRound } from "../open-round.ts";
import words from "./messages-words.data.ts";
import { SendBy } from "./send-by.tsx";

const own = words.walk;

/** One message of the walk, with its heading focused when it comes. */
function Step({
  round,
  row,
  candidate,
  place,
}: {
  round: OpenRound;
  row: BoardRow;
  candidate: RoundCandidate;
  place: string;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 ref={heading} tabIndex={-1} className="text-name wrap-anywhere">
          {candidate.name}
          <span className="text-small font-normal text-muted">
            {" "}
            {stageWords.decisions[row.standing].toLowerCase()}
          </span>
        </h3>
        <p className="text-note text-muted tabular">{place}</p>
      </div>
      <LetterField
        ref={field}
        board={{ write: (person, text) => round.log.append({ kind: "WRITE", person, text }) }}
        row={row}
        label={fillTemplate(own.label, { name: candidate.name })}
      />
      <SendBy
        round={round}
        row={row}
        candidate={candidate}
        readText={() => (field.current?.reportValidity() ? field.current.value : undefined)}
        onSent={() => {}}
      />
    </>
  );
}

/** Walks through everyone whose message has not left the page, one after the other. */
export function MessageWalk({ round, drafts }: { round: OpenRound; drafts: readonly BoardRow[] }) {
  const [queue, setQueue] = useState<readonly string[]>();
  const [place, setPlace] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  // A message that has left the page is no longer a draft, so the walk moves to the next one.
  const rest = (from: number) =>
    (queue ?? []).flatMap((id, index) => {
      const row = index >= from ? drafts.find((draft) => draft.id === id) : undefined;
      const candidate = row && round.state().people.find((person) => person.id === id);
      return row && candidate ? { row, candidate, index } : [];
    });
  const [current, next] = rest(place);
  const close = () => {
    setQueue(undefined);
    (opener.current ?? frame.current)?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1} className="mt-3">
      {drafts.length > 0 && (
        <button
          ref={opener}
          type="button"
          className={filledLook}
          onClick={() => {
            setPlace(0);
            setQueue(drafts.map(({ id }) => id));
          }}
        >
          {counted(own.start, drafts.length)}
        </button>
      )}
      {queue && (
        <Dialog title={own.title} closeLabel={own.close} onClose={close}>
          {current ? (
            <>
              <Step
                key={current.row.id}
                round={round}
                row={current.row}
                candidate={current.candidate}
                place={fillTemplate(own.place, { place: current.index + 1, count: queue.length })}
              />
              <p className="mt-5 border-t border-line pt-4">
                <button type="button" className={outlinedLook} onClick={() => setPlace(current.index + 1)}>
                  {next ? fillTemplate(own.next, { name: next.candidate.name }) : own.skip}
                </button>
              </p>
            </>
          ) : (
            <>
              <p role="status">{own.done}</p>
              <p className="mt-4">
                {/* biome-ignore lint/a11y/noAutofocus: the message that had the focus is gone */}
                <button type="button" autoFocus className={filledLook} onClick={close}>
                  {own.close}
                </button>
              </p>
            </>
          )}
        </Dialog>
      )}
    </div>
  );
}
