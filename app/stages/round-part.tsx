import type { ReactNode } from "react";
import { ChatQuestions } from "./chat-questions.tsx";
import { CriteriaTable } from "./criteria-table.tsx";
import { FlagReviews } from "./flag-reviews.tsx";
import { InterviewLanes } from "./interview-lanes.tsx";
import { MomentFilm } from "./moment-film.tsx";
import { RecordSources } from "./record-sources.tsx";
import type { RoundPartName } from "./round-part.schema.ts";
import { TwoTickets } from "./two-tickets.tsx";
import { WorkLedger } from "./work-ledger.tsx";

const parts: Record<RoundPartName, () => ReactNode> = {
  INTERVIEWS: InterviewLanes,
  CRITERIA: CriteriaTable,
  TICKETS: TwoTickets,
  WORK: WorkLedger,
  MOMENT: MomentFilm,
  REVIEWS: FlagReviews,
  RECORD: RecordSources,
  QUESTIONS: ChatQuestions,
};

/** A part of the hiring round, drawn from what people wrote and said. On the server only. */
export function RoundPart({ part }: { part: RoundPartName }) {
  const Part = parts[part];
  return <Part />;
}
