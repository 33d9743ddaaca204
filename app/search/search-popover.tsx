import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#app/language/language.tsx";
import english from "#app/site/shell.data.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SearchForm } from "./search-form.tsx";
import { isShortcutOn } from "./shortcut-setting.ts";

const id = "site-search";

const NoBox = () => <></>;
// If it fails to load, the plain form remains.
const SearchBox = lazy(() => import("./search-box.tsx").catch(() => ({ default: NoBox })));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** The search below the bar: a native popover with a form. Suggestions are loaded on first use. */
export function SearchPopover() {
  const { title, label } = useWords("shell", english).messages.search;
  const navigate = useNavigate();
  const sheet = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    // The visitor may have opened it before hydration.
    if (sheet.current?.matches(":popover-open")) setUsed(true);
    const open = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      // composedPath also finds inputs in shadow trees, where event.target is only the host.
      const [target = null] = event.composedPath();
      if (key !== "/" || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (!isShortcutOn() || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      sheet.current?.showPopover();
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);

  return (
    <>
      <IconButton icon="search" label={title} isOutlined={false} popoverTarget={id} />
      <search
        ref={sheet}
        id={id}
        popover="auto"
        aria-label={label}
        className="search-sheet border-b border-line"
        onToggle={() => setUsed(true)}
      >
        <SearchForm
          ref={field}
          autoFocus
          className="page-width"
          onSubmit={(event) => {
            event.preventDefault();
            sheet.current?.hidePopover();
            void navigate(`/search?q=${encodeURIComponent(field.current?.value ?? "")}`);
          }}
        />
        {isUsed && (
          <Suspense>
            <SearchBox field={field} sheet={sheet} />
          </Suspense>
        )}
      </search>
    </>
  );
}
