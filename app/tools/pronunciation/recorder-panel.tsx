import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { LevelMeter } from "./level-meter.tsx";
import type { RecordingWords } from "./pronunciation-test.schema.ts";
import { maxRecordingMs, recordingWarningMs } from "./recorder-state.ts";
import type { Failure } from "./score-state.ts";
import { type Recorder, type Recording, useRecorder } from "./use-recorder.ts";

function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whether a key press is meant for a field or the browser. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLElement && target.matches("input, textarea, select, audio");
  return isField || ctrlKey || metaKey || altKey;
}

type Props = {
  words: RecordingWords["recorder"];
  /** Description of the keyboard shortcuts. */
  keys: string;
  onDevice: (id: string) => void;
  onCancel: () => void;
};

/** Records while mounted. */
export function RecorderPanel({
  deviceId,
  onRecorded,
  onFail,
  ...controls
}: Props & {
  deviceId: string | undefined;
  onRecorded: (recording: Recording) => void;
  onFail: (failure: Failure) => void;
}) {
  const recorder = useRecorder({ deviceId, onRecorded, onFail, onLeave: controls.onCancel });
  return <RecorderControls {...controls} {...recorder} />;
}

/** The recorder's controls in a given state. */
export function RecorderControls({
  words,
  keys,
  onDevice,
  onCancel,
  state,
  recorded,
  devices,
  device,
  level,
  stop,
  pauseOrResume,
}: Props & Recorder) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const isPaused = state.kind === "paused";
  const isOpen = state.kind === "recording" || isPaused;
  // Keeps the text in view while it is read: on phones it is above the recorder.
  useEffect(() => {
    if (!isOpen) return;
    const text = panel.current?.closest("[data-pronunciation]")?.querySelector("[data-reading]");
    text?.scrollIntoView({ block: matchMedia("(width < 48rem)").matches ? "start" : "nearest" });
  }, [isOpen]);
  const press = (event: KeyboardEvent) => {
    if (isElsewhere(event) || !isOpen) return;
    const key = event.key.toLowerCase();
    if (key === "r") stop();
    else if (key === "p") pauseOrResume();
    else return;
    event.preventDefault();
  };
  const status = isOpen ? (isPaused ? words.paused : words.recording) : words.asking;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the buttons inside
    <div
      ref={panel}
      tabIndex={-1}
      className="pronunciation-panel"
      data-recorder={state.kind}
      onKeyDown={press}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" className="pronunciation-status text-row font-semibold">
          {status}
        </p>
        <p className="display text-quiet tabular">
          {fillTemplate(words.timer, { time: clock(recorded), limit: clock(maxRecordingMs) })}
        </p>
      </div>
      <div className="pronunciation-time" aria-hidden="true">
        <div style={{ transform: `scaleX(${recorded / maxRecordingMs})` }} />
      </div>
      {isOpen && <LevelMeter words={words} isPaused={isPaused} level={level} />}
      <p role="alert" className="font-semibold text-clay">
        {isOpen && recorded >= recordingWarningMs && words.warning}
      </p>
      <div className="pronunciation-actions flex flex-wrap items-center gap-3">
        {isOpen && (
          <>
            <Button look="cta" aria-keyshortcuts="R" onClick={stop}>
              {words.stop}
            </Button>
            <Button look="cta-outline" aria-keyshortcuts="P" onClick={pauseOrResume}>
              {isPaused ? words.resume : words.pause}
            </Button>
          </>
        )}
        <Button look="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      {isOpen && devices.length > 1 && (
        <label className="grid max-w-[33em] gap-1 text-small font-semibold">
          {words.device}
          <select
            className={`w-full font-normal ${fieldLook}`}
            value={device ?? ""}
            onChange={({ currentTarget }) => onDevice(currentTarget.value)}
          >
            {devices.map(({ deviceId: id, label }, index) => (
              <option key={id} value={id}>
                {label || fillTemplate(words.deviceNumber, { number: index + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="text-note text-muted [@media(hover:none)]:hidden">{keys}</p>
    </div>
  );
}
