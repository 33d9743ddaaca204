import type { ReactNode } from "react";
import { ChatQuestions } from "./chat/chat-questions.tsx";
import { RecordSources } from "./chat/record-sources.tsx";
import { DaysChart } from "./days-chart.tsx";
import { DeductionList } from "./deduction-list.tsx";
import { InterviewStreet } from "./interview-street.tsx";
import { MessageLedger } from "./message-ledger.tsx";
import type { RoundPartName } from "./round-part.schema.ts";
import { TwoTickets } from "./two-tickets.tsx";
import { UploadList } from "./upload-list.tsx";
import { WorkSamples } from "./work-samples.tsx";

const parts: Record<RoundPartName, () => ReactNode> = {
  MESSAGES: MessageLedger,
  DAYS: DaysChart,
  DEDUCTIONS: DeductionList,
  UPLOAD: UploadList,
  WORK_SAMPLES: WorkSamples,
  INTERVIEWS: InterviewStreet,
  TICKETS: TwoTickets,
  RECORD: RecordSources,
  QUESTIONS: ChatQuestions,
};

/** A part of the hiring round, rendered from the people's own words. Server only. */
export function RoundPart({ part }: { part: RoundPartName }) {
  const Part = parts[part];
  return <Part />;
}
