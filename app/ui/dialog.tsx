import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./icon-button.tsx";

/**
 * A native modal dialog, open while it is rendered. Closes on its button, on Escape and on a click on the
 * backdrop. The browser traps the focus; `onClose` must restore it.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  className = "w-[min(56rem,calc(100vw-2rem))]",
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Width classes. */
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, as effects of the content may move the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close a dialog
    <dialog
      ref={ref}
      closedby="any"
      aria-labelledby={titleId}
      className={`m-auto rounded-2xl border border-line bg-raised p-0 text-ink floating backdrop:bg-[rgb(0_0_0/0.6)] ${className}`}
      onClick={(event) => event.target === ref.current && ref.current.close()}
      onClose={onClose}
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id={titleId} className="text-name">
            {title}
          </h2>
          <IconButton icon="x" label={closeLabel} onClick={() => ref.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
