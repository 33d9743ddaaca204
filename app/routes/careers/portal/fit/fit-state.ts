import type { PostingItem } from "#app/routes/careers/posting-facts.ts";
import type { Failure } from "#app/tools/resume/worker/failure.ts";
import type { Stage } from "#app/tools/resume/worker/match-messages.ts";
import type { PostingFit } from "#app/tools/resume/worker/posting-fit.ts";
import { inEnglish } from "#domain/language/language.ts";

/** `file` is the name of the résumé's file; null for pasted text. `fits` are keyed by the URL of the English posting. */
export type Compared = {
  kind: "ready";
  file: string | null;
  fits: Map<string, PostingFit>;
  isByFit: boolean;
  /** The code of the résumé's language, if it is not read. */
  foreign?: string | undefined;
};

/** State of the visitor's résumé in the portal. */
export type FitState =
  | { kind: "empty"; isRemoved: boolean }
  | { kind: "reading"; stage: Stage }
  | { kind: "failed"; failure: Failure; foreign?: string | undefined }
  | Compared;

/** Sorts postings by fit, those without a score last. Stable. */
export function sortByFit(items: PostingItem[], fits: Compared["fits"]): PostingItem[] {
  const scoreOf = ({ url }: PostingItem) => fits.get(inEnglish(url))?.score ?? -1;
  return items.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

export function pageItems(items: PostingItem[], page: number, size: number): PostingItem[] {
  return items.slice((page - 1) * size, page * size);
}
