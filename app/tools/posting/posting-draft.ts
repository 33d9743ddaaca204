import type { RequirementEdit } from "resume-match";

/** A posting in writing, with the corrections of what it asks for. */
export type PostingDraft = { text: string; edits: RequirementEdit[] };

const draftName = "posting-draft";

/** Keeps the draft in this tab, so that a reload and the way to a round lose nothing. */
export function keepDraft(draft: PostingDraft): void {
  try {
    if (draft.text === "") sessionStorage.removeItem(draftName);
    else sessionStorage.setItem(draftName, JSON.stringify(draft));
  } catch {
    // Without session storage the draft lasts as long as the page.
  }
}

/** The draft of this tab; undefined if there is none. */
export function loadDraft(): PostingDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftName) ?? "null");
    if (typeof draft !== "object" || draft === null || !("text" in draft) || typeof draft.text !== "string")
      return undefined;
    const edits = "edits" in draft && Array.isArray(draft.edits) ? (draft.edits as RequirementEdit[]) : [];
    return { text: draft.text, edits };
  } catch {
    return undefined;
  }
}
