import { useEffect } from "react";
import { useFetcher, useLocation, useNavigation } from "react-router";
import type { loader } from "../careers.tsx";
import type { OpeningItem } from "../opening-facts.ts";

/** Every opening of the searches that were shown, by the address of each: coming back, they stand at once. */
const kept = new Map<string, OpeningItem[]>();

export function forgetWholeLists(): void {
  kept.clear();
}

/** The address of all that a query finds, on one page. */
export function wholeListAddress(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set("page", "all");
  return `${path}?${query}`;
}

/**
 * All openings of the search at `address`, to be put in an order that the server must not know. They are asked for
 * together with the page that the visitor is going to; until they are here there is nothing.
 */
export function useWholeList(address: string, isWanted: boolean): OpeningItem[] | undefined {
  const fetcher = useFetcher<typeof loader>();
  const here = useLocation();
  const next = useNavigation().location;
  const { pathname, search } = next?.pathname === here.pathname ? next : here;
  const asked = wholeListAddress(pathname, search);
  const { load } = fetcher;
  useEffect(() => {
    if (isWanted) void load(asked);
  }, [load, asked, isWanted]);

  const answer = fetcher.data?.found;
  useEffect(() => {
    if (answer) kept.set(answer.address, answer.items);
  }, [answer]);
  return answer?.address === address ? answer.items : kept.get(address);
}
