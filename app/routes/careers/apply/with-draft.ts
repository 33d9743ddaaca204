type DraftModule = typeof import("./draft.ts");

let loaded: DraftModule | undefined;

/**
 * Works with the code of drafts, which loads after the first visit's scripts; later immediately, before the visitor can
 * leave the page. Without the code, on a bad line, there is no draft.
 */
export function withDraft(work: (draft: DraftModule) => void): void {
  if (loaded) return work(loaded);
  import("./draft.ts").then(
    (draft) => {
      loaded = draft;
      work(draft);
    },
    () => {},
  );
}
