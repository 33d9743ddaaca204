declare module "virtual:content" {
  const content: import("./content.ts").Content;
  export default content;
}

declare module "virtual:shell" {
  const shell: import("./content.ts").CommonShell;
  export default shell;
}

declare module "virtual:evaluate-resume" {
  type Words = import("../routes/evaluate-resume/evaluate-resume.schema.ts").EvaluateResumeWords;
  const used: Pick<Words, "workbench" | "samples"> & {
    postings: import("./content.ts").OpenPosting[];
  };
  export default used;
}

declare module "virtual:bulk-match" {
  const used: {
    words: import("../sections/bulk-match/bulk-match.schema.ts").BulkMatchWords;
    postings: import("./content.ts").OpenPosting[];
  };
  export default used;
}

declare module "virtual:pronunciation-test" {
  type Words = import("../speaking/speaking.schema.ts").PronunciationTestWords;
  export const start: Words["start"];
  export const workbench: Words["workbench"];
  export const report: Words["report"];
  export const sample: Words["sample"];
  export const prompts: import("./content.ts").PromptEntry[];
  /** Of what the listener loads, in bytes. */
  export const sizes: { model: number; promptWords: number; dictionary: number };
}

declare module "virtual:styles" {
  const css: string;
  export default css;
}
