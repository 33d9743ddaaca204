export { CodeJudgeError } from "./code-judge-error.ts";
export { createJudge } from "./judge.ts";
export { tasks } from "./tasks/tasks.ts";
export type {
  Finding,
  FindingKind,
  Fix,
  Growth,
  Json,
  Judgement,
  Observation,
  StepCounts,
  Submission,
  TaskId,
  Verdict,
} from "./types.ts";
