export { assess } from "./assess.ts";
export { type Criterion, criteria } from "./criteria.ts";
export { InterviewError } from "./interview-error.ts";
export type {
  AssessInput,
  Assessment,
  CriterionId,
  CriterionResult,
  CriterionStatus,
  Evidence,
  Facts,
  TimedWord,
} from "./types.ts";
