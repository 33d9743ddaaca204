import type { RefObject } from "react";
import { useLocation } from "react-router";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import { useQuery } from "#app/ui/use-query.ts";

/** Sort order by fit. Never part of the URL, because the server must not learn about the résumé. */
export const fitOrder = "fit";

/** Debounce delay of the search field. */
const typingPauseMs = 250;

/** Form fields that belong in the URL, including empty ones. */
function criteriaFields(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !(name === "sort" && value === fitOrder) ? [[name, value]] : [],
  );
}

/** The form as a query, without empty fields. */
function readForm(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(criteriaFields(form).filter(([, value]) => value.trim() !== ""));
}

/** The form's current query. Typing replaces the history entry, choosing adds one. */
export function useCriteria(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const [shown, change] = useQuery();
  const apply = (how: "typed" | "chosen" | "submitted") => {
    if (!form.current) return;
    change({
      query: readForm(form.current),
      // The field keeps spaces that the URL does not need.
      shown: new URLSearchParams(criteriaFields(form.current)),
      replace: how !== "chosen",
      pauseMs: how === "typed" ? typingPauseMs : 0,
    });
  };

  useOnInteractive(() => {
    if (!form.current) return;
    const inAddress = new URLSearchParams(search);
    const inForm = readForm(form.current);
    const valuesOf = (query: URLSearchParams, name: string) => query.getAll(name).sort().join("\n");
    const names = ["q", "unit", "place", "mode", "type"];
    if (names.some((name) => valuesOf(inForm, name) !== valuesOf(inAddress, name))) apply("submitted");
  });

  return { shown, apply };
}
