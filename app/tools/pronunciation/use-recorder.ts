import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { inactive, maxRecordingMs, nextRecorderState, recordedAt } from "./recorder-state.ts";
import type { Failure, Sound } from "./score-state.ts";
import { useMicrophone } from "./use-microphone.ts";

const tickMs = 200;

export type Recording = { blob: Blob } & Pick<Sound, "note">;

/**
 * Records from mount until it is stopped, reaches the limit or loses the microphone. Unmounting or leaving
 * the page releases the microphone.
 */
export function useRecorder({
  deviceId,
  onRecorded,
  onFail,
  onLeave,
}: {
  /** The microphone to use; a change restarts the recording. */
  deviceId: string | undefined;
  onRecorded: (recording: Recording) => void;
  onFail: (failure: Failure) => void;
  /** Called if the visitor leaves the page during a recording. */
  onLeave: () => void;
}) {
  const [state, dispatch] = useReducer(nextRecorderState, inactive);
  const [now, setNow] = useState(0);
  const timestamp = () => {
    const at = performance.now();
    setNow(at);
    return at;
  };

  const microphone = useMicrophone(deviceId, {
    onOpening: () => dispatch({ kind: "reset" }),
    onStarted: () => dispatch({ kind: "start", at: timestamp() }),
    onUnplugged: () => void finish("unplugged"),
    onFail,
    onLeave,
  });

  async function finish(note?: Sound["note"]): Promise<void> {
    const open = microphone.take();
    if (!open) return;
    dispatch({ kind: "stop", at: performance.now() });
    const blob = await open.stop();
    if (blob.size > 0) onRecorded({ blob, ...(note && { note }) });
    else onFail(note === "unplugged" ? "unplugged" : "no-sound");
  }

  const isRecording = state.kind === "recording";
  const tick = useEffectEvent(() => {
    const at = timestamp();
    if (recordedAt(state, at) >= maxRecordingMs) void finish("stopped");
  });
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, [isRecording]);

  return {
    state,
    recorded: Math.min(recordedAt(state, now), maxRecordingMs),
    devices: microphone.devices,
    device: microphone.device,
    level: () => microphone.current()?.level(),
    stop: () => void finish(),
    pauseOrResume: () => {
      const at = timestamp();
      if (state.kind === "recording") {
        microphone.current()?.pause();
        dispatch({ kind: "pause", at });
      } else if (state.kind === "paused") {
        microphone.current()?.resume();
        dispatch({ kind: "resume", at });
      }
    },
  };
}
export type Recorder = ReturnType<typeof useRecorder>;
