import { type KeyboardEvent, useEffect, useRef } from "react";
import { DropField } from "#app/tools/drop-field.tsx";
import { Button } from "#app/ui/button.tsx";
import type { StartWords } from "./pronunciation-test.schema.ts";

export type Start = { kind: "record" } | { kind: "file"; file: File } | { kind: "sample" };

/** The visitor's way to start; each start has its own id. */
export type Started = Start & { id: number };

const accepted = ".wav,.mp3,.m4a,.webm,.ogg,.oga,.opus,.flac,audio/*";
const promiseId = "pronunciation-promise";

/** Ways to start, next to the privacy promise. */
export function StartPanel({
  words,
  compact,
  takesFocus = false,
  onStart,
}: {
  words: StartWords;
  compact: boolean;
  /** Whether the focus was on the clear button, which has disappeared. */
  takesFocus?: boolean;
  onStart: (start: Start) => void;
}) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for a button inside
    <div
      className={`grid items-start gap-x-8 gap-y-5 ${compact ? "sm:grid-cols-2" : "md:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,4fr)]"}`}
      onKeyDown={press}
    >
      <div>
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
        <p className="mt-3 text-note text-muted [@media(hover:none)]:hidden">{words.keys}</p>
      </div>
      {!compact && (
        <DropField
          words={{ drop: words.file, choose: words.choose, formats: words.formats }}
          accept={accepted}
          onFiles={([file]) => file && onStart({ kind: "file", file })}
        />
      )}
      <div>
        <Button look="outlined" className="my-1.5" onClick={() => onStart({ kind: "sample" })}>
          {words.sample}
        </Button>
        <p className="mt-1 text-note text-muted">{words.sampleNote}</p>
      </div>
    </div>
  );
}

/** The privacy promise about the recording, next to the button that requests the microphone. */
export function SoundPromise({ words }: { words: StartWords }) {
  return (
    <p id={promiseId} className="mt-3 text-small text-muted">
      {words.promise}
    </p>
  );
}
