import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { useOnNavigation } from "./use-on-navigation.ts";

/** Marks history entries that a form creates. */
const ownNavigation = "form";

type Change = {
  query: URLSearchParams;
  /** The query as the form shows it, where it differs from that of the address. */
  shown?: URLSearchParams;
  /** Replaces the entry of the history instead of adding one. */
  replace: boolean;
  /** Time without another change before the address follows. */
  pauseMs?: number;
};

/**
 * The query string as the state of a form. It runs ahead of the address, so that a letter or a tick shows with the next
 * frame. Back, Forward and links set the form again.
 */
export function useQuery(): [query: URLSearchParams, change: (change: Change) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [draft, setDraft] = useState<Change>();

  useOnNavigation(({ state }) => {
    if (navigationType === "POP" || state !== ownNavigation) setDraft(undefined);
  });
  const follow = useEffectEvent(({ query, replace }: Change) => {
    const address = query.size > 0 ? `?${query}` : "";
    void navigate(pathname + address, { replace, preventScrollReset: true, state: ownNavigation });
  });
  useEffect(() => {
    if (!draft) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => follow(draft), draft.pauseMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [draft]);
  return [draft?.shown ?? draft?.query ?? new URLSearchParams(search), setDraft];
}
