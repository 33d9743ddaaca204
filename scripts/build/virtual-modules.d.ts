declare module "virtual:content" {
  const content: import("#app/site-content.ts").Content;
  export default content;
}

declare module "virtual:shell" {
  const shell: import("#app/site/shell.ts").CommonShell;
  export default shell;
}

declare module "virtual:resume-tool" {
  type Words = import("#app/tools/resume/evaluate/evaluate-resume.schema.ts").EvaluateResumeWords;
  export const tool: Words["tool"];
  export const samples: Words["samples"];
}

declare module "virtual:open-postings" {
  const postings: import("#domain/postings/postings-for-tools.ts").OpenPosting[];
  export default postings;
}

declare module "virtual:product-tour" {
  export const tour: import("#app/sections/hero/tour-data.ts").TourData;
  export const words: import("#app/site/site.schema.ts").Messages["tour"];
}

declare module "virtual:bulk-match" {
  const words: import("#app/tools/resume/bulk/bulk-match.schema.ts").BulkMatchWords;
  export default words;
}

declare module "virtual:drive-plan" {
  const words: import("#app/sections/drive-plan/drive-plan.schema.ts").DrivePlanWords;
  export default words;
}

declare module "virtual:stage-words" {
  const words: ReturnType<typeof import("#app/stages/stage-words.ts").stageWords>;
  export default words;
}

declare module "virtual:board-stage" {
  export const round: import("#app/stages/board/board-person.ts").BoardRound;
  export const words: import("#app/stages/stages.schema.ts").StagesWords["board"];
}

declare module "virtual:insights-stage" {
  export const round: import("#app/stages/insights/insights-person.ts").InsightsRound;
  export const words: import("#app/stages/stages.schema.ts").StagesWords["insights"];
}

declare module "virtual:chat-stage" {
  export const data: import("#app/stages/chat/chat-data.ts").ChatData;
  export const words: import("#app/stages/stages.schema.ts").StagesWords["chat"];
}

declare module "virtual:editor-stage" {
  export const data: import("#app/stages/editor/editor-data.ts").EditorData;
  export const words: import("#app/stages/stages.schema.ts").StagesWords["editor"];
}

declare module "virtual:interview-stage" {
  export const data: import("#app/stages/interview/interview-data.ts").InterviewData;
  export const words: import("#app/stages/stages.schema.ts").StagesWords["interview"];
}

declare module "virtual:session-stage" {
  export const words: import("#app/stages/stages.schema.ts").StagesWords["session"]["test"];
}

declare module "virtual:plan-stage" {
  export const data: import("#app/stages/plan/plan.ts").PlanData;
  export const words: import("#app/stages/stages.schema.ts").StagesWords["plan"];
  export const taskWords: import("#app/stages/tasks/sample-task.schema.ts").TaskWords;
}

declare module "virtual:pronunciation-test" {
  type Words = import("#app/tools/pronunciation/pronunciation-test.schema.ts").PronunciationTestWords;
  export const start: Words["start"];
  export const tool: Words["tool"];
  export const report: Words["report"];
  export const sample: Words["sample"];
  export const prompts: import("#app/tools/pronunciation/pronunciation-test.schema.ts").PromptEntry[];
  /** Sizes of the files that the recogniser loads, in bytes. */
  export const sizes: { model: number; promptWords: number; dictionary: number };
}

declare module "virtual:styles" {
  const css: string;
  export default css;
}
