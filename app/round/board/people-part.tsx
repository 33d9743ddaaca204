import { useCallback, useSyncExternalStore } from "react";
import type { LogSnapshot } from "#app/stages/log/round-log.ts";
import type { RoundState } from "#domain/round/round-state.ts";
import { KeepCopy } from "../copies/keep-copy.tsx";
import type { OpenRound } from "../open-round.ts";
import type { Reading } from "../reading/create-reading.ts";
import { BoardPage } from "./board-page.tsx";

/** The board with what is being read. */
export default function PeoplePart({
  round,
  state,
  reading,
  openReport,
}: {
  round: OpenRound;
  state: RoundState;
  log: LogSnapshot;
  reading: Reading;
  openReport: (id: string) => void;
}) {
  const read = useSyncExternalStore(reading.subscribe, reading.getSnapshot);
  const unreadOf = useCallback((_hash: string) => undefined, []);
  return (
    <BoardPage
      round={round}
      state={state}
      results={read.results}
      unreadOf={unreadOf}
      extras={() => null}
      sendBy={undefined}
      sentText={undefined}
      openReport={openReport}
      tray={<KeepCopy round={round} />}
      add={null}
    />
  );
}
