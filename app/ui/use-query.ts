import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { useOnNavigation } from "./use-on-navigation.ts";

/** Marks history entries created by a form. */
const ownNavigation = "form";

type Change = {
  query: URLSearchParams;
  /** The query as the form shows it, if it differs from that of the URL. */
  shown?: URLSearchParams;
  /** Replaces the history entry instead of adding one. */
  replace: boolean;
  /** Debounce delay before the URL is updated. */
  pauseMs?: number;
};

/**
 * The query string as form state. Updates before the URL, so that input shows in the next frame. Back,
 * Forward and links reset the form.
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
    // Another page has been opened during the pause, and is not yet shown: this query is not its own.
    if (location.pathname !== pathname) return;
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
