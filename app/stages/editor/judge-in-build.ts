import type { Judgement, Submission } from "code-judge";
import { loadJudgeInNode } from "code-judge/load-in-node";

/** Loaded once: in development the content changes more often than the judge. */
let judge: ReturnType<typeof loadJudgeInNode> | undefined;

/** Judges a program while the content is baked. Node only. */
export async function judgeInBuild(submission: Submission): Promise<Judgement> {
  judge ??= loadJudgeInNode();
  return judge.judge(submission);
}
