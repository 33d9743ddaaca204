type DraftModule = typeof import("./draft.ts");

let loaded: DraftModule | undefined;

async function load(): Promise<DraftModule> {
  loaded = await import("./draft.ts");
  return loaded;
}

/**
 * Runs `work` with the draft code, which is loaded on first use; afterwards synchronously, before the visitor
 * can leave the page. If it fails to load, there is no draft.
 */
export function withDraft(work: (draft: DraftModule) => void): void {
  if (loaded) work(loaded);
  else load().then(work, () => {});
}

/**
 * Whether there may be a draft to restore or to save: the device stores something, or the form has a value. A
 * first visit has neither, and does not load the code.
 */
export function mayHaveDraft(form: HTMLFormElement): boolean {
  const controls = [...form.querySelectorAll<HTMLInputElement>("[data-draft]")];
  if (controls.some(({ type, checked, value }) => checked || (value && !/checkbox|radio/.test(type))))
    return true;
  try {
    return localStorage.length > 0;
  } catch {
    // No storage, no draft.
    return false;
  }
}
