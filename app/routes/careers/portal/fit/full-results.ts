import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { WholeList } from "#app/routes/careers/portal/portal-view.ts";

/** Every opening of the searches that were shown, by the address of each: coming back, they stand at once. */
const kept = new Map<string, WholeList["items"]>();

export function forgetWholeLists(): void {
  kept.clear();
}

/** Where all that a search finds is to be had; its page does not matter. */
export function wholeListAddress(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("page");
  return `${path}.json${query.size > 0 ? `?${query}` : ""}`;
}

async function fetchWholeList(address: string, signal: AbortSignal): Promise<WholeList> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as WholeList;
}

/**
 * All openings of the search at `address`, to be put in an order that the server must not know. They are asked for
 * together with the page that the visitor is going to; until they are here there is nothing.
 */
export function useWholeList(address: string, isWanted: boolean): WholeList["items"] | undefined {
  const [answer, setAnswer] = useState<WholeList>();
  const here = useLocation();
  const next = useNavigation().location;
  const { pathname, search } = next?.pathname === here.pathname ? next : here;
  const asked = wholeListAddress(pathname, search);
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    fetchWholeList(asked, controller.signal)
      .then((list) => {
        kept.set(list.address, list.items);
        setAnswer(list);
      })
      // What was shown before stays; the next search asks again.
      .catch(() => {});
    return () => controller.abort();
  }, [asked, isWanted]);
  return answer?.address === address ? answer.items : kept.get(address);
}
