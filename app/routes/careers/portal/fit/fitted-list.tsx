import { type ReactNode, useMemo, useState } from "react";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import type { PortalView } from "#app/routes/careers/portal/portal-view.ts";
import { PostingFitPanel } from "#app/routes/careers/posting/posting-fit-panel.tsx";
import type { PostingItem } from "#app/routes/careers/posting-facts.ts";
import { inEnglish } from "#domain/language/language.ts";
import { type FitState, pageItems, sortByFit } from "./fit-state.ts";
import { useFullResults } from "./full-results.ts";

const nothing = new Map<string, never>();

/** A page of openings with the evidence for each, sorted by fit unless the visitor chooses another order. */
export function FittedList({
  words,
  found,
  state,
  children,
}: {
  words: CareersWords["portal"]["fit"];
  found: PortalView;
  state: FitState;
  /**
   * Renders the list. A parameter, because the portal has this code already, and an import would add it to
   * its chunk.
   */
  children: (items: PostingItem[], proofOf: (item: PostingItem) => ReactNode) => ReactNode;
}) {
  const fits = state.kind === "ready" ? state.fits : nothing;
  const isByFit = state.kind === "ready" && state.isByFit;
  const { current, size } = found.pages;
  const all = useFullResults(found.address, state.kind === "reading" || isByFit);
  const sorted = useMemo(
    () => (all ? pageItems(sortByFit(all, fits), current, size) : undefined),
    [all, fits, current, size],
  );
  // Keeps the previous list until the next one is complete, to avoid flicker.
  const [last, setLast] = useState(sorted);
  if (sorted && sorted !== last) setLast(sorted);
  const items = isByFit ? (sorted ?? last ?? sortByFit(found.items, fits)) : found.items;
  return children(items, ({ url }) => {
    const fit = fits.get(inEnglish(url));
    return fit && <PostingFitPanel words={words} fit={fit} />;
  });
}
