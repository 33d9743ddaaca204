import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { encodeWav } from "./encode-wav.ts";
import type { RecordingWords } from "./pronunciation-test.schema.ts";
import type { Sound } from "./score-state.ts";

/** A URL of the sound for a player, while it is shown. */
function useSoundUrl({ samples }: Sound): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const blobUrl = URL.createObjectURL(encodeWav(samples));
    setUrl(blobUrl);
    return () => URL.revokeObjectURL(blobUrl);
  }, [samples]);
  return url;
}

/** A recorded or chosen sound: to play, to score, or to record again. */
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
  /** Whether the visitor continues with this new sound. */
  takesFocus: boolean;
  /** Whether the report below is of this sound and text. */
  isScored: boolean;
  onScore: () => void;
  onRecord: () => void;
}) {
  const url = useSoundUrl(sound);
  const panel = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent((_sound: Sound) => {
    if (!takesFocus) return undefined;
    panel.current?.focus({ preventScroll: true });
    // Before the next paint, when the text above is unlocked and has its final size.
    const frame = requestAnimationFrame(() => panel.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => takeFocus(sound), [sound]);
  const seconds = (sound.samples.length / 16_000).toFixed(1);
  const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isField = target instanceof HTMLElement && target.matches("input, audio");
    if (key.toLowerCase() === "r" && !isField && !ctrlKey && !metaKey && !altKey) onRecord();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of a button in it
    <div ref={panel} tabIndex={-1} className="pronunciation-panel" data-sound={sound.from} onKeyDown={press}>
      <p className="text-muted">
        {fillTemplate(words.note, { seconds })} {sound.from === "sample" && words.sampleNote}
      </p>
      {sound.note && (
        <p role="status" className="border-l-[1.5px] border-ink pl-3 font-medium">
          {words[sound.note]}
        </p>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: the text of the reading is beside it */}
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
