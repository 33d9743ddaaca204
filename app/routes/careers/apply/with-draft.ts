type DraftModule = typeof import("./draft.ts");

let loaded: DraftModule | undefined;

async function load(): Promise<DraftModule> {
  loaded = await import("./draft.ts");
  return loaded;
}

/**
 * Works with the code of drafts, which loads when it is first needed; later immediately, before the visitor can
 * leave the page. Without the code, on a bad line, there is no draft.
 */
export function withDraft(work: (draft: DraftModule) => void): void {
  if (loaded) work(loaded);
  else load().then(work, () => {});
}

/** Whether the device stores anything of this site, which may be a draft. */
export function hasStorage(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
