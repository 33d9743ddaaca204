/** Loads the code of drafts after the first visit's scripts. Without it, on a bad line, there is no draft. */
export const withDraft = (work: (draft: typeof import("./draft.ts")) => void): Promise<void> =>
  import("./draft.ts").then(work, () => {});
