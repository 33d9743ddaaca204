declare module "virtual:content" {
  const content: import("./content.ts").Content;
  export default content;
}

declare module "virtual:shell" {
  const shell: import("./content.ts").Shell;
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

declare module "virtual:styles" {
  const css: string;
  export default css;
}
