type DraftModule = typeof import("./draft.ts");

let loaded: DraftModule | undefined;

async function load(): Promise<DraftModule> {
  loaded = await import("./draft.ts");
  return loaded;
}

/**
 * Works with the code of drafts, which loads when it is first needed; later immediately, before the visitor can leave
 * the page. Without the code, on a bad line, there is no draft.
 */
export function withDraft(work: (draft: DraftModule) => void): void {
  if (loaded) work(loaded);
  else load().then(work, () => {});
}

/** Whether the device stores anything, or the form has a value. Neither is so on a first visit, which then loads less. */
export function mayHaveDraft(form: HTMLFormElement): boolean {
  const controls = [...form.querySelectorAll<HTMLInputElement>("[data-draft]")];
  if (controls.some(({ type, checked, value }) => checked || (value && !/checkbox|radio/.test(type))))
    return true;
  try {
    return localStorage.length > 0;
  } catch {
    // Without storage there is no draft.
    return false;
  }
}
