import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import type { StartWords } from "./pronunciation-test.schema.ts";

/** A way to start. */
export type Start = { kind: "record" } | { kind: "file"; file: File } | { kind: "sample" };

/** The visitor's way to start; every start has another id. */
export type Started = Start & { id: number };

const accepted = ".wav,.mp3,.m4a,.webm,.ogg,.oga,.opus,.flac,audio/*";
const promiseId = "pronunciation-promise";

/** The ways to start, below the promise of what happens to the sound. */
export function StartPanel({
  words,
  compact,
  takesFocus = false,
  onStart,
}: {
  words: StartWords;
  compact: boolean;
  /** Whether the focus was on the button that cleared everything, which is gone. */
  takesFocus?: boolean;
  onStart: (start: Start) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const readInput = () => {
    const [file] = input.current?.files ?? [];
    if (file) onStart({ kind: "file", file });
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  };
  useOnInteractive(readInput);
  const button = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStart({ kind: "record" });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of a button in it
    <div className="flex flex-col gap-4" onKeyDown={press}>
      <p id={promiseId} className="text-muted">
        {words.promise}
      </p>
      <p ref={button}>
        <Button
          look="cta"
          aria-describedby={promiseId}
          aria-keyshortcuts="R"
          onClick={() => onStart({ kind: "record" })}
        >
          {words.record}
        </Button>
      </p>
      <p className="text-sm text-muted [@media(hover:none)]:hidden">{words.keys}</p>
      {!compact && (
        <div className="rounded-xl border border-dashed border-control bg-paper p-5">
          <div className="flex flex-wrap items-center gap-3">
            <span>{words.file}</span>
            <Button look="outlined" className="my-1.5" onClick={() => input.current?.click()}>
              {words.choose}
            </Button>
            <input ref={input} type="file" hidden accept={accepted} onChange={readInput} />
          </div>
          <p className="mt-2 text-sm text-muted">{words.formats}</p>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-3">
        <Button look="outlined" onClick={() => onStart({ kind: "sample" })}>
          {words.sample}
        </Button>
        <span className="text-sm text-muted">{words.sampleNote}</span>
      </p>
    </div>
  );
}
