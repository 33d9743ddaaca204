import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";

/**
 * A file button in a box that shows that files can also be dropped (`useDrop`). `actions` follow the button;
 * `children` are below.
 */
export function DropField({
  words,
  accept,
  multiple = false,
  onFiles,
  actions,
  className = "",
  children,
}: {
  words: { drop: string; choose: string; formats: string };
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const readInput = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) onFiles(files);
    // Allows choosing the same file again.
    if (input.current) input.current.value = "";
  };
  useOnInteractive(readInput);
  return (
    <div
      className={`rounded-[10px] border-[1.5px] border-dashed border-control p-4 group-data-dragging:border-solid group-data-dragging:border-leaf group-data-dragging:bg-leaf-soft ${className}`}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <span>{words.drop}</span>
        <Button look="outlined" className="my-1.5" onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <input ref={input} type="file" hidden multiple={multiple} accept={accept} onChange={readInput} />
        {actions}
      </div>
      <p className="mt-1 text-note text-muted">{words.formats}</p>
      {children}
    </div>
  );
}
