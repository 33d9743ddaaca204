export { CodeJudgeError } from "./code-judge-error.ts";
export { createJudge, type Judge, type Submission } from "./judge.ts";
export { type TaskId, taskIds, tasks } from "./tasks/tasks.ts";
export type {
  Example,
  ExampleRun,
  ExamplesRun,
  Finding,
  FindingKind,
  Fix,
  Growth,
  Json,
  Judgement,
  Observation,
  StepCounts,
  Verdict,
} from "./types.ts";
