import type { ReactNode } from "react";
import { ChatExcerpt } from "./chat-excerpt.tsx";
import { HeardAnswers } from "./heard-answers.tsx";
import type { MomentName } from "./moments.ts";
import { OtherAnswers } from "./other-answers.tsx";
import { PostingSheet } from "./posting-sheet.tsx";
import { ReadWork } from "./read-work.tsx";
import { ResumeMatch } from "./resume-match.tsx";
import { SettledSession } from "./settled-session.tsx";
import { TwoDecisions } from "./two-decisions.tsx";

const parts: Record<MomentName, () => ReactNode> = {
  POSTING: PostingSheet,
  RESUMES: ResumeMatch,
  CHAT: ChatExcerpt,
  INTERVIEW: HeardAnswers,
  WORK: ReadWork,
  SESSION: SettledSession,
  DECISION: TwoDecisions,
  OTHERS: OtherAnswers,
};

/** The results of a moment of the story, such as messages, answers or decisions. Server only. */
export function MomentPart({ name }: { name: MomentName }) {
  const Part = parts[name];
  return <Part />;
}
