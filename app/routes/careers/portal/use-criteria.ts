import type { RefObject } from "react";
import { useLocation } from "react-router";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import { useQuery } from "#app/ui/use-query.ts";

/** The order by fit. It never shows in the address, as the résumé does not. */
export const fitOrder = "fit";

/** Pause after the last letter before the search starts. */
const typingPauseMs = 250;

/** The fields of the form that belong to the address, empty ones included. */
function criteriaFields(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !(name === "sort" && value === fitOrder) ? [[name, value]] : [],
  );
}

/** The query of the form, without empty fields. */
function readForm(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(criteriaFields(form).filter(([, value]) => value.trim() !== ""));
}

/** The query that the form shows. Typing replaces the history entry, a choice adds one. */
export function useCriteria(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const [shown, change] = useQuery();
  const apply = (how: "typed" | "chosen" | "submitted") => {
    if (!form.current) return;
    change({
      query: readForm(form.current),
      // The field keeps spaces that the address does not need.
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
