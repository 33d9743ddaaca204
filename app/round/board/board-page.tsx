import { type ReactNode, useMemo } from "react";
import { Board } from "#app/stages/board/board.tsx";
import type { BoardSource } from "#app/stages/board/board-source.ts";
import { useBoard } from "#app/stages/board/use-board.ts";
import { localMoment } from "#app/stages/local-moment.ts";
import type { RoundCandidate, RoundState } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { OpenRound } from "../open-round.ts";
import type { FileResult } from "../store/round-store.ts";
import words from "./board-words.data.ts";
import { resultOf, toOwnBoard } from "./own-board.ts";
import { OwnPerson } from "./own-person.tsx";

/** The board of one's own round, with the same parts as that of the sample. */
function OwnBoard({ source }: { source: BoardSource }) {
  return <Board board={useBoard(source)} />;
}

/** `/round/<id>`: everyone in the round, and above them what is being read. */
export function BoardPage({
  round,
  state,
  results,
  unreadOf,
  extras,
  sendBy,
  sendAll,
  sentText,
  openReport,
  tray,
  add,
  isEmpty,
}: {
  round: OpenRound;
  state: RoundState;
  results: ReadonlyMap<string, FileResult>;
  /** Why a file has no result; undefined while it waits. */
  unreadOf: (hash: string) => string | undefined;
  /** Contact, tags, owner and notes of a person. */
  extras: (candidate: RoundCandidate) => ReactNode;
  sendBy: BoardSource["sendBy"];
  sendAll: BoardSource["sendAll"];
  sentText: BoardSource["sentText"];
  openReport: (id: string) => void;
  /** What is being read, and who waits to be added. */
  tray: ReactNode;
  /** No file was given yet: the tray says what to do. */
  isEmpty: boolean;
  /** The ways in which people are added. */
  add: ReactNode;
}) {
  const today = localMoment().slice(0, 10);
  const { title, started, people } = state;
  const board = useMemo(
    () => toOwnBoard({ title, started, people }, results),
    [title, started, people, results],
  );
  const source = useMemo((): BoardSource => {
    const candidates = new Map(people.map((candidate) => [candidate.id, candidate]));
    return {
      round: board,
      log: () => round.log,
      today,
      nameOf: (by) => by ?? words.you,
      isSample: false,
      sources: ["FILE", "CSV", "HAND"],
      columns: [
        "score",
        "name",
        "evidence",
        "open",
        "waiting",
        "source",
        "location",
        "changed",
        "owner",
        "decision",
      ],
      standings: ["OPEN", "SELECT", "HOLD", "REJECT"],
      measures: ["REFUSALS"],
      ...(sendBy && { sendBy }),
      ...(sendAll && { sendAll }),
      ...(sentText && { sentText }),
      person(row) {
        const candidate = candidates.get(row.id);
        const file = candidate?.files.at(-1);
        return (
          candidate && (
            <OwnPerson
              key={candidate.id}
              round={round}
              candidate={candidate}
              result={resultOf(candidate, results)}
              unread={file && unreadOf(file.hash)}
              extras={extras(candidate)}
              openReport={() => openReport(candidate.id)}
              erase={() => void round.remove([candidate.id, ...candidate.merged])}
            />
          )
        );
      },
    };
  }, [round, board, people, results, unreadOf, extras, sendBy, sendAll, sentText, openReport, today]);
  return (
    <div className="round-wide grid gap-5 py-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3" data-no-print>
        <h2 className="display text-quiet tabular">
          {state.people.length === 1
            ? words.person
            : fillTemplate(words.people, { count: state.people.length })}
        </h2>
        <div className="ml-auto max-sm:ml-0">{add}</div>
      </div>
      {tray}
      {state.people.length === 0 ? (
        isEmpty ? null : (
          <div className="sheet rounded-2xl border border-line p-8 text-center">
            <p className="font-semibold">{words.nobody.title}</p>
            <p className="mx-auto mt-2 max-w-[36rem] text-muted">{words.nobody.note}</p>
          </div>
        )
      ) : (
        <OwnBoard source={source} />
      )}
    </div>
  );
}
