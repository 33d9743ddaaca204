import { useState } from "react";
import { ScoreLine } from "#app/stages/score-line.tsx";
import { languageWarning } from "#app/tools/resume/worker/language-warning.ts";
import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted, shownNumber } from "../counted.ts";
import { LongList } from "./long-list.tsx";
import type { ReadingWords } from "./reading.schema.ts";
import type { TrayRow } from "./tray-rows.ts";

const rowHeight = 45;

function Row({
  words,
  row: { file, result, name, evidence },
  isChosen,
  choose,
}: {
  words: ReadingWords["list"];
  row: TrayRow;
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
}) {
  const { score } = result.match;
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[2.75rem_4.5rem_minmax(0,1fr)] items-center gap-x-2 py-1 text-small hover:bg-sunk sm:grid-cols-[2.75rem_5.5rem_minmax(0,13fr)_minmax(0,16fr)_minmax(0,9fr)] sm:py-0">
      <span className="row-span-2 grid min-h-11 place-items-center sm:row-span-1">
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={fillTemplate(words.choose, { name, score })}
          onChange={(event) => choose(event.target.checked)}
          className="size-4 accent-leaf"
        />
      </span>
      <span className="flex items-center gap-2 font-semibold tabular">
        {score}
        <ScoreLine score={score} />
      </span>
      <span dir="auto" className="truncate font-semibold" title={name}>
        {name}
      </span>
      <span className="col-start-3 truncate sm:col-start-auto">
        {evidence === undefined ? (
          <span className="text-muted">{words.none}</span>
        ) : (
          <span dir="auto" className="mark-line">
            {evidence}
          </span>
        )}
      </span>
      <span className="hidden truncate text-note text-muted sm:block" title={file.path ?? file.name}>
        {result.foreign === undefined ? file.name : languageWarning(result.foreign, words.foreign)}
      </span>
    </label>
  );
}

/** Everyone who is read and not on the board, best first, to be added or taken out. */
export function TrayList({
  words,
  rows,
  takeIn,
  dismiss,
}: {
  words: ReadingWords["list"];
  rows: readonly TrayRow[];
  takeIn: (hashes: string[]) => void;
  dismiss: (hashes: string[]) => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Someone may have been added in another window since.
  const present = rows.flatMap(({ file }) => (chosen.has(file.hash) ? [file.hash] : []));
  const apply = (act: (hashes: string[]) => void) => {
    act(present);
    setChosen(new Set());
  };
  const choose = (hash: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(hash);
    else next.delete(hash);
    setChosen(next);
  };
  const areAllChosen = present.length === rows.length;
  return (
    <div className="col-span-full border-t border-line px-5 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
        <p className="text-note text-muted">{words.rank}</p>
        <Button
          look="outlined"
          onClick={() => setChosen(areAllChosen ? new Set() : new Set(rows.map(({ file }) => file.hash)))}
        >
          {areAllChosen ? words.chooseNone : words.chooseAll}
        </Button>
        {present.length > 0 && (
          <>
            <p className="ml-auto text-note tabular text-muted">
              {fillTemplate(words.chosen, { count: shownNumber(present.length) })}
            </p>
            <Button look="contained" onClick={() => apply(takeIn)}>
              {counted(words.add, present.length)}
            </Button>
            <Button look="outlined" onClick={() => apply(dismiss)}>
              {words.dismiss}
            </Button>
          </>
        )}
      </div>
      <LongList
        label={words.title}
        items={rows}
        rowHeight={rowHeight}
        keyOf={({ file }) => file.hash}
        row={(row) => (
          <Row
            words={words}
            row={row}
            isChosen={chosen.has(row.file.hash)}
            choose={(isChosen) => choose(row.file.hash, isChosen)}
          />
        )}
      />
    </div>
  );
}
