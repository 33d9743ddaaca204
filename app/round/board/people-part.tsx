import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { BoardRow } from "#app/stages/board/board-rows.ts";
import type { RoundCandidate, RoundState } from "#domain/round/round-state.ts";
import { KeepCopy } from "../copies/keep-copy.tsx";
import { askToPersist } from "../copies/persistence.ts";
import { StorageFull } from "../copies/storage-states.tsx";
import { AskResume } from "../messages/ask-resume.tsx";
import { MessageWalk } from "../messages/message-walk.tsx";
import { SendBy } from "../messages/send-by.tsx";
import { sentText } from "../messages/sent-text.ts";
import type { OpenRound } from "../open-round.ts";
import { AddPeople } from "../people/add-people.tsx";
import { Duplicates } from "../people/duplicates.tsx";
import { PersonExtras, usedNames } from "../people/person-extras.tsx";
import type { Reading } from "../reading/create-reading.ts";
import { DropCover } from "../reading/drop-cover.tsx";
import { FileButtons } from "../reading/file-buttons.tsx";
import readingWords from "../reading/reading-words.data.ts";
import { Tray } from "../reading/tray.tsx";
import { reasonOf } from "../reading/unread-csv.ts";
import { useFileDrop } from "../reading/use-file-drop.ts";
import { BoardPage } from "./board-page.tsx";
import { openFile } from "./open-file.ts";

/** Asks the browser to keep what is stored when the round gets its first candidate. */
function usePersistence(people: number): void {
  // Not at later visits: Firefox would ask the user each time.
  const wasEmpty = useRef(people === 0);
  useEffect(() => {
    if (people === 0 || !wasEmpty.current) return;
    wasEmpty.current = false;
    void askToPersist();
  }, [people]);
}

/** The board with what is being read, and the ways in which people come in. */
export default function PeoplePart({
  round,
  state,
  reading,
  openReport,
}: {
  round: OpenRound;
  state: RoundState;
  reading: Reading;
  openReport: (id: string) => void;
}) {
  const read = useSyncExternalStore(reading.subscribe, reading.getSnapshot);
  const isOver = useFileDrop((files) => void reading.give(files));
  usePersistence(state.people.length);
  const { codes } = read;
  const unreadOf = useCallback(
    (hash: string) => {
      const code = codes.get(hash);
      return code === undefined ? undefined : reasonOf(code, readingWords.unread).text;
    },
    [codes],
  );
  const { people } = state;
  const names = useMemo(() => usedNames(people), [people]);
  const extras = useCallback(
    (candidate: RoundCandidate) => (
      <>
        <PersonExtras round={round} candidate={candidate} people={people} {...names} />
        {candidate.files.length === 0 && <AskResume round={round} candidate={candidate} />}
      </>
    ),
    [round, people, names],
  );
  const sendBy = useCallback(
    (row: BoardRow, readText: () => string | undefined) => {
      const candidate = people.find(({ id }) => id === row.id);
      return (
        candidate && <SendBy key={row.id} round={round} row={row} candidate={candidate} readText={readText} />
      );
    },
    [round, people],
  );
  const sendAll = useCallback(
    (drafts: readonly BoardRow[]) => <MessageWalk round={round} drafts={drafts} />,
    [round],
  );
  return (
    <>
      <DropCover words={readingWords.drop} isOver={isOver} />
      <BoardPage
        round={round}
        state={state}
        results={read.results}
        unreadOf={unreadOf}
        extras={extras}
        sendBy={sendBy}
        sendAll={sendAll}
        sentText={sentText}
        openReport={openReport}
        isEmpty={read.state === "EMPTY"}
        tray={
          <>
            {read.fault === "FULL" && (
              <StorageFull
                round={round}
                saved={read.progress.done}
                of={read.progress.total}
                onAgain={reading.goOn}
              />
            )}
            <Tray
              reading={reading}
              words={readingWords}
              opensList={people.length === 0}
              openFile={(hash) => {
                void round.store.given(round.id).then((files) => {
                  const file = files.find((one) => one.hash === hash);
                  if (file) void openFile(round.store, round.id, file);
                });
              }}
            />
            <KeepCopy round={round} />
            <Duplicates round={round} state={state} />
          </>
        }
        add={
          <div className="flex flex-wrap items-start justify-end gap-2 max-sm:justify-start">
            {read.state !== "EMPTY" && (
              <FileButtons words={readingWords} onFiles={(files) => void reading.give(files)} />
            )}
            <AddPeople round={round} people={people} />
          </div>
        }
      />
    </>
  );
}
