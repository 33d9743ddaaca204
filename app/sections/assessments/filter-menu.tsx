import { type KeyboardEvent, useEffect, useRef } from "react";
import { fieldLook } from "#app/ui/field-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { optionValue } from "./filter-assessments.ts";

/** A category: native disclosure with checkboxes. Closes on Escape, and when pointer or focus leaves it. */
export function FilterMenu({
  id,
  title,
  options,
  chosen,
}: {
  id: string;
  title: string;
  options: string[];
  chosen: string[];
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (menu.current && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };

  return (
    <details
      ref={menu}
      name="category"
      className="group relative"
      onKeyDown={closeByEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={`flex cursor-pointer items-center gap-2 ${fieldLook}`}>
        {title}
        {chosen.length > 0 && <span className="mark text-sm font-semibold">{chosen.length}</span>}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="z-10 mt-1 rounded-lg border border-line bg-raised p-2 floating sm:absolute sm:min-w-full">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-11 items-center gap-3 rounded px-2 whitespace-nowrap hover:bg-sunk"
          >
            <input
              type="checkbox"
              name={id}
              value={optionValue(option)}
              checked={chosen.includes(option)}
              onChange={() => {}}
              className="size-5 accent-leaf"
            />
            {option}
          </label>
        ))}
      </div>
    </details>
  );
}
