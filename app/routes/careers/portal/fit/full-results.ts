import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { FullResults } from "#app/routes/careers/portal/portal-view.ts";
import { toFullResults } from "./server-answers.ts";

/** Full results of earlier searches by address, for going back. */
const cached = new Map<string, FullResults["items"]>();

export function clearFullResults(): void {
  cached.clear();
}

/** URL of all results of a search, without the page number. */
export function fullResultsUrl(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("page");
  return `${path}.json${query.size > 0 ? `?${query}` : ""}`;
}

async function fetchFullResults(address: string, signal: AbortSignal): Promise<FullResults> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return toFullResults(await response.json());
}

/**
 * All openings of the search at `address`, for sorting by fit, which happens on the device. Fetched in
 * parallel with a pending navigation; `undefined` until loaded.
 */
export function useFullResults(address: string, isWanted: boolean): FullResults["items"] | undefined {
  const [answer, setAnswer] = useState<FullResults>();
  const here = useLocation();
  const next = useNavigation().location;
  const { pathname, search } = next?.pathname === here.pathname ? next : here;
  const url = fullResultsUrl(pathname, search);
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    fetchFullResults(url, controller.signal)
      .then((list) => {
        cached.set(list.address, list.items);
        setAnswer(list);
      })
      // Keeps the previous list; the next search fetches again.
      .catch(() => {});
    return () => controller.abort();
  }, [url, isWanted]);
  return answer?.address === address ? answer.items : cached.get(address);
}
