import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { activeAfter } from "./box-options.ts";

export const listId = "search-list";
export const optionId = (index: number) => `search-option-${index}`;

/**
 * Makes an existing input a combobox with a listbox (WAI-ARIA APG): the focus stays in the input while arrow
 * keys move through the options. Text typed before hydration counts.
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>, count: (query: string) => number) {
  const [query, setQuery] = useState(() => field.current?.value ?? "");
  const [active, setActive] = useState(-1);
  const now = useRef({ active, options: 0 });
  now.current = { active, options: count(query) };
  const isExpanded = now.current.options > 0;

  // A layout effect: a visitor may press a key as soon as the options are painted.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const type = () => {
      setQuery(input.value);
      setActive(-1);
    };
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" && now.current.active >= 0) {
        event.preventDefault();
        document.getElementById(optionId(now.current.active))?.click();
        return;
      }
      const next = activeAfter(event.key, now.current.active, now.current.options);
      if (next === undefined) return;
      event.preventDefault();
      setActive(next);
    };
    input.addEventListener("input", type);
    input.addEventListener("keydown", press);
    return () => {
      input.removeEventListener("input", type);
      input.removeEventListener("keydown", press);
    };
  }, [field]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.role = "combobox";
    input.autocomplete = "off";
    input.ariaAutoComplete = "list";
    input.ariaExpanded = String(isExpanded);
    input.setAttribute("aria-controls", listId);
    if (active < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", optionId(active));
    document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [field, active, isExpanded]);

  return { query, active };
}
