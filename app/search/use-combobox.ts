import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { activeAfter } from "./box-options.ts";

export const listId = "search-list";
export const optionId = (index: number) => `search-option-${index}`;

/**
 * Turns an existing field into a combobox with a list (WAI-ARIA APG): the focus stays in the field, and the arrow keys move
 * through the options. Text that was typed before counts.
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>, count: (query: string) => number) {
  const [query, setQuery] = useState(() => field.current?.value ?? "");
  const [active, setActive] = useState(-1);
  const now = useRef({ active, options: 0 });
  now.current = { active, options: count(query) };
  const isExpanded = now.current.options > 0;

  // Before the options are painted: a visitor who sees them may press a key at once.
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
