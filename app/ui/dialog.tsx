import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "./icon-button.tsx";

/**
 * A native modal dialog. Any `<button command="show-modal" commandfor={id}>` opens it; `openDialog` is the fallback for
 * browsers without invoker commands. It closes by its button, Escape and the backdrop. The browser keeps the focus inside
 * and returns it.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  onToggle,
  children,
}: {
  id: string;
  title: string;
  closeLabel: string;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const report = () => onToggle(dialog.open);
    report();
    dialog.addEventListener("toggle", report);
    return () => dialog.removeEventListener("toggle", report);
  }, [onToggle]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close a dialog
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(56rem,calc(100vw-2rem))] rounded-2xl border border-line bg-raised p-0 text-ink floating backdrop:bg-[rgb(0_0_0/0.6)]"
      onClick={(event) => event.target === ref.current && ref.current.close()}
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id={`${id}-title`} className="text-name">
            {title}
          </h2>
          <IconButton
            icon="x"
            label={closeLabel}
            command="close"
            commandfor={id}
            onClick={() => ref.current?.close()}
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Opens a dialog in browsers that do not support `command` yet. */
export function openDialog(id: string): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
