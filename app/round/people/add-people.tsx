import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import boardWords from "../board/board-words.data.ts";
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
        <Button ref={table} look="outlined" aria-haspopup="dialog" onClick={() => setWay("TABLE")}>
          {boardWords.ways.csv}
        </Button>
        <Button
          ref={hand}
          look="outlined"
          aria-expanded={way === "HAND"}
          onClick={() => setWay(way === "HAND" ? undefined : "HAND")}
        >
          {boardWords.ways.hand}
        </Button>
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
