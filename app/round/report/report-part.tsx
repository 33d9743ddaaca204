import { useSyncExternalStore } from "react";
import type { RoundState } from "#domain/round/round-state.ts";
import type { OpenRound } from "../open-round.ts";
import type { Reading } from "../reading/create-reading.ts";
import { ReportPage } from "./report-page.tsx";

/** A report that follows the reading. */
export default function ReportPart({
  reading,
  ...report
}: {
  round: OpenRound;
  state: RoundState;
  reading: Reading;
  id: string;
  back: () => void;
}) {
  const { results } = useSyncExternalStore(reading.subscribe, reading.getSnapshot);
  return <ReportPage {...report} results={results} />;
}
