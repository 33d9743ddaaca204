import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLanguage } from "#app/language/language.tsx";
import { Button } from "#app/ui/button.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { encodeWav } from "./encode-wav.ts";
import type { RecordingWords } from "./pronunciation-test.schema.ts";
import type { Sound } from "./score-state.ts";

/** An object URL of the audio, revoked on unmount. */
function useSoundUrl({ samples }: Sound): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const blobUrl = URL.createObjectURL(encodeWav(samples));
    setUrl(blobUrl);
    return () => URL.revokeObjectURL(blobUrl);
  }, [samples]);
  return url;
}

/** Recorded or chosen audio, with buttons to play, score or record it again. */
export function SoundPanel({
  words,
  sound,
  takesFocus,
  isScored,
  onScore,
  onRecord,
}: {
  words: RecordingWords["sound"];
  sound: Sound;
  /** Whether the focus should move to this new audio. */
  takesFocus: boolean;
  /** Whether the report below is about this audio and text. */
  isScored: boolean;
  onScore: () => void;
  onRecord: () => void;
}) {
  const url = useSoundUrl(sound);
  const panel = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent((_sound: Sound) => {
    if (!takesFocus) return undefined;
    panel.current?.focus({ preventScroll: true });
    // In the next frame, when the text above is unlocked and has its final size.
    const frame = requestAnimationFrame(() => panel.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => takeFocus(sound), [sound]);
  const seconds = fixedNumber(useLanguage(), sound.samples.length / 16_000, 1);
  const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isField = target instanceof HTMLElement && target.matches("input, audio");
    if (key.toLowerCase() === "r" && !isField && !ctrlKey && !metaKey && !altKey) onRecord();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for a button inside
    <div ref={panel} tabIndex={-1} className="pronunciation-panel" data-sound={sound.from} onKeyDown={press}>
      <p className="text-muted">
        {fillTemplate(words.note, { seconds })} {sound.from === "sample" && words.sampleNote}
      </p>
      {sound.note && (
        <p role="status" className="border-s-[1.5px] border-ink ps-3 font-medium">
          {words[sound.note]}
        </p>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: the text of the reading is next to it */}
      <audio controls src={url} aria-label={words.listen} className="w-full max-w-[44rem]" />
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
