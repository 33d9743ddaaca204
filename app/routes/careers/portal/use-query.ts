import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** A résumé never shows in the address, so neither does the order that it makes. */
export const fitOrder = "fit";

const ownNavigation = "openings-form";
/** So long after the last letter the search goes out, in milliseconds. */
const typingPauseMs = 250;

/** What stands in the fields of a form that belong to the address. */
function criteriaFields(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !(name === "sort" && value === fitOrder) ? [[name, value]] : [],
  );
}

/** What a form asks for, without fields that are empty. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(criteriaFields(form).filter(([, value]) => value.trim() !== ""));
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
    setDraft(new URLSearchParams(criteriaFields(form.current)));
    clearTimeout(timer.current);
    if (how === "typed") timer.current = setTimeout(() => follow(query, true), typingPauseMs);
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
