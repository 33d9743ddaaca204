import type { ReactNode } from "react";
import { ChatQuestions } from "./chat-questions.tsx";
import { ClaimMoment } from "./claim-moment.tsx";
import { Comparison } from "./comparison.tsx";
import { CriteriaTable } from "./criteria-table.tsx";
import { DaysChart } from "./days-chart.tsx";
import { DeductionList } from "./deduction-list.tsx";
import { FlagReviews } from "./flag-reviews.tsx";
import { InterviewLanes } from "./interview-lanes.tsx";
import { MessageLedger } from "./message-ledger.tsx";
import { MomentFilm } from "./moment-film.tsx";
import { RecordSources } from "./record-sources.tsx";
import type { RoundPartName } from "./round-part.schema.ts";
import { TwoTickets } from "./two-tickets.tsx";
import { UploadList } from "./upload-list.tsx";
import { WorkLedger } from "./work-ledger.tsx";
import { WorkSamples } from "./work-samples.tsx";

const parts: Record<RoundPartName, () => ReactNode> = {
  MESSAGES: MessageLedger,
  DAYS: DaysChart,
  DEDUCTIONS: DeductionList,
  UPLOAD: UploadList,
  CLAIM: ClaimMoment,
  COMPARISON: Comparison,
  WORK_SAMPLES: WorkSamples,
  INTERVIEWS: InterviewLanes,
  CRITERIA: CriteriaTable,
  TICKETS: TwoTickets,
  WORK_BY_TEST: WorkLedger,
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
