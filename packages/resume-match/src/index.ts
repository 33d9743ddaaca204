// The package's public interface: the steps from a file to a report, and their types.
export type { Passage, ReadResume } from "./extract/read-resume.ts";
export {
  editRequirements,
  type RequirementEdit,
  requirementKey,
} from "./job/edit-requirements.ts";
export { type Job, readJob } from "./job/read-job.ts";
export { answerQuestions, type ScreeningAnswer } from "./match/answer-questions.ts";
export { matchParts, matchResume, matchScore } from "./match/match-resume.ts";
export type { OccupationData } from "./occupations/occupation-data.ts";
export { ReadError } from "./read/read-error.ts";
export {
  type ReadOptions,
  type ReadStage,
  readEnglishText,
  readResume,
  readResumeText,
} from "./read-file.ts";
export * from "./report.ts";
export { createGraph, type SkillGraph } from "./skills/graph.ts";
export type { SkillData } from "./skills/skill-data.ts";
export * from "./types.ts";
