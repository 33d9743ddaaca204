import { type RefObject, useEffect, useState } from "react";
import type { BoxIndex } from "./box-index.ts";
import { indexSiteInSteps, type SiteIndex } from "./search-site.ts";

export type Loaded = { words: BoxIndex["words"]; index: SiteIndex };

let loading: Promise<Loaded> | undefined;

async function load(): Promise<Loaded> {
  const response = await fetch("/search.json");
  if (!response.ok) throw new Error(`The index answered ${response.status}`);
  const { entries, words }: BoxIndex = await response.json();
  const index = await indexSiteInSteps(entries, words);
  performance.mark("search-indexed");
  return { words, index };
}

/** The index, once loaded. If loading fails, it is retried when the search is next opened. */
export function useIndex(sheet: RefObject<HTMLElement | null>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const attempt = () => {
      loading ??= load();
      loading.then(setLoaded, () => {
        loading = undefined;
      });
    };
    attempt();
    const opened = sheet.current;
    opened?.addEventListener("toggle", attempt);
    return () => opened?.removeEventListener("toggle", attempt);
  }, [sheet]);
  return loaded;
}
