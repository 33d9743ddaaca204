import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { FullResults } from "#app/routes/careers/portal/portal-view.ts";

/** Every opening of the searches that were shown, by the address of each: coming back, they stand at once. */
const cached = new Map<string, FullResults["items"]>();

export function forgetFullResults(): void {
  cached.clear();
}

/** Where all that a search finds is to be had; its page does not matter. */
export function fullResultsUrl(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("page");
  return `${path}.json${query.size > 0 ? `?${query}` : ""}`;
}

async function fetchFullResults(address: string, signal: AbortSignal): Promise<FullResults> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as FullResults;
}

/**
 * All openings of the search at `address`, to be put in an order that the server must not know. They are asked for
 * together with the page that the visitor is going to; until they are here there is nothing.
 */
export function useFullResults(address: string, isWanted: boolean): FullResults["items"] | undefined {
  const [answer, setAnswer] = useState<FullResults>();
  const here = useLocation();
  const next = useNavigation().location;
  const { pathname, search } = next?.pathname === here.pathname ? next : here;
  const asked = fullResultsUrl(pathname, search);
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    fetchFullResults(asked, controller.signal)
      .then((list) => {
        cached.set(list.address, list.items);
        setAnswer(list);
      })
      // What was shown before stays; the next search asks again.
      .catch(() => {});
    return () => controller.abort();
  }, [asked, isWanted]);
  return answer?.address === address ? answer.items : cached.get(address);
}
