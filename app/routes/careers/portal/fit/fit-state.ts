import type { PostingItem } from "#app/routes/careers/posting-facts.ts";
import type { Failure } from "#app/tools/resume/worker/failure.ts";
import type { Stage } from "#app/tools/resume/worker/match-messages.ts";
import type { PostingFit } from "#app/tools/resume/worker/posting-fit.ts";

/** `file` is the name of the file that was read; a pasted text has none. Fits and whole lists go by their addresses. */
export type Compared = {
  kind: "ready";
  file: string | null;
  fits: Map<string, PostingFit>;
  isByFit: boolean;
};

/** What the portal knows of the visitor's résumé. */
export type FitState =
  | { kind: "empty"; isRemoved: boolean }
  | { kind: "reading"; stage: Stage }
  | { kind: "failed"; failure: Failure }
  | Compared;

/** Every opening of a search, the best fit first; those that fit alike, and those not compared, stay in their order. */
export function sortByFit(items: PostingItem[], fits: Compared["fits"]): PostingItem[] {
  const scoreOf = ({ url }: PostingItem) => fits.get(url)?.score ?? -1;
  return items.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

export function pageItems(items: PostingItem[], page: number, size: number): PostingItem[] {
  return items.slice((page - 1) * size, page * size);
}
