import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

const ownNavigation = "openings-form";
/** So long after the last letter the search goes out, in milliseconds. */
const typingPause = 250;

/** What a form asks for, without fields that are empty. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[name, value]] : [],
  );
  return new URLSearchParams(entries);
}

/**
 * The query that the form shows: ahead of the address while the visitor types and ticks; Back, Forward and links lead
 * the form again. What is typed replaces the entry of the history, a choice is an entry of its own.
 */
export function useQuery(form: RefObject<HTMLFormElement | null>) {
  const { key, state, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<URLSearchParams>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isOwn = navigationType !== "POP" && state === ownNavigation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation that came from elsewhere
  useEffect(() => {
    if (isOwn) return;
    clearTimeout(timer.current);
    setDraft(undefined);
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = (query: URLSearchParams, replace: boolean) => {
    clearTimeout(timer.current);
    const address = query.size > 0 ? `?${query}` : "";
    void navigate(pathname + address, { replace, preventScrollReset: true, state: ownNavigation });
  };
  const apply = (how: "typed" | "chosen" | "submitted") => {
    if (!form.current) return;
    const query = readForm(form.current);
    // The field keeps the spaces that the address does not need.
    setDraft(
      new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)])),
    );
    clearTimeout(timer.current);
    if (how === "typed") timer.current = setTimeout(() => follow(query, true), typingPause);
    else follow(query, how === "submitted");
  };

  // What was typed or ticked before the scripts arrived counts, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form becomes interactive
  useEffect(() => {
    if (!form.current) return;
    const asked = new URLSearchParams(search);
    asked.delete("page");
    const stands = readForm(form.current);
    const names = ["q", "unit", "place", "mode", "type"];
    const differs = names.some(
      (name) => stands.getAll(name).sort().join("\n") !== asked.getAll(name).sort().join("\n"),
    );
    if (differs) apply("submitted");
  }, []);

  return { shown: draft ?? new URLSearchParams(search), apply };
}
