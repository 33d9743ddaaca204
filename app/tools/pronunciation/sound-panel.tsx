import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { encodeWav } from "./encode-wav.ts";
import type { WorkbenchWords } from "./pronunciation.schema.ts";
import type { Sound } from "./tool-state.ts";

/** The address of the sound for a player, as long as it is shown. */
function useSoundUrl({ samples }: Sound): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(encodeWav(samples));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [samples]);
  return url;
}

/** A sound that is there: to be listened to, scored, or made again. */
export function SoundPanel({
  words,
  sound,
  takesFocus,
  isScored,
  onScore,
  onRecord,
}: {
  words: WorkbenchWords["sound"];
  sound: Sound;
  /** A fresh sound is what the visitor goes on with. */
  takesFocus: boolean;
  /** Whether the report shown is that of this sound and text. */
  isScored: boolean;
  onScore: () => void;
  onRecord: () => void;
}) {
  const url = useSoundUrl(sound);
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sound
  useEffect(() => {
    if (!takesFocus) return;
    panel.current?.focus({ preventScroll: true });
    // Once the text beside it is unlocked, and as large as it will be.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => panel.current?.scrollIntoView({ block: "nearest" }));
    });
    return () => cancelAnimationFrame(frame);
  }, [sound]);
  const seconds = (sound.samples.length / 16_000).toFixed(1);
  const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isField = target instanceof HTMLElement && target.matches("input, audio");
    if (key.toLowerCase() === "r" && !isField && !ctrlKey && !metaKey && !altKey) onRecord();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the button in it, which works without it
    <div ref={panel} tabIndex={-1} className="speaking-panel" data-sound={sound.from} onKeyDown={press}>
      <p className="text-muted">
        {fillTemplate(words.note, { seconds })} {sound.from === "sample" && words.sampleNote}
      </p>
      {sound.note && (
        <p role="status" className="border-l-2 border-marigold pl-3 font-medium">
          {words[sound.note]}
        </p>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: the text that was read stands beside it */}
      <audio controls src={url} aria-label={words.listen} className="w-full" />
      <div className="flex flex-wrap items-center gap-3">
        {!isScored && (
          <Button look="cta" onClick={onScore}>
            {words.score}
          </Button>
        )}
        <Button look={isScored ? "contained" : "cta-outline"} aria-keyshortcuts="R" onClick={onRecord}>
          {sound.from === "microphone" ? words.again : words.record}
        </Button>
      </div>
    </div>
  );
}
