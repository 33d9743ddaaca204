import { useRef, useState } from "react";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import boardWords from "../board/board-words.data.ts";
import { outlinedLook } from "../copies/looks.ts";
import type { OpenRound } from "../open-round.ts";
import { AddByHand } from "./add-by-hand.tsx";
import { ImportTable } from "./import-table.tsx";

/** The two ways to add people without a résumé: a spreadsheet, and a form. */
export function AddPeople({ round, people }: { round: OpenRound; people: readonly RoundCandidate[] }) {
  const [way, setWay] = useState<"TABLE" | "HAND">();
  const table = useRef<HTMLButtonElement>(null);
  const hand = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-3 print:hidden">
      <p className="flex flex-wrap justify-end gap-2 max-sm:justify-start">
        <button
          ref={table}
          type="button"
          aria-haspopup="dialog"
          className={outlinedLook}
          onClick={() => setWay("TABLE")}
        >
          {boardWords.ways.csv}
        </button>
        <button
          ref={hand}
          type="button"
          aria-expanded={way === "HAND"}
          className={outlinedLook}
          onClick={() => setWay(way === "HAND" ? undefined : "HAND")}
        >
          {boardWords.ways.hand}
        </button>
      </p>
      {way === "HAND" && (
        <AddByHand
          round={round}
          people={people}
          close={() => {
            setWay(undefined);
            hand.current?.focus();
          }}
        />
      )}
      {way === "TABLE" && (
        <ImportTable
          round={round}
          people={people}
          close={() => {
            setWay(undefined);
            table.current?.focus();
          }}
        />
      )}
    </div>
  );
}
