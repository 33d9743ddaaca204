import { useEffect, useReducer, useRef, useState } from "react";
import { listMicrophones, type Microphone, MicrophoneError, openMicrophone } from "./microphone.ts";
import { inactive, nextRecorderState, recordedAt, recordingLimit } from "./recorder-state.ts";
import type { Failure, Sound } from "./tool-state.ts";

/** How often time and limit are looked at, in milliseconds. */
const tick = 200;

export type Recorded = { blob: Blob } & Pick<Sound, "note">;

/**
 * Records from the moment it is mounted until it is stopped, the limit is reached or the microphone goes; unmounting it and
 * leaving the page free the microphone.
 */
export function useRecorder({
  deviceId,
  onRecorded,
  onFail,
  onLeave,
}: {
  /** The microphone to use; a change starts over. */
  deviceId: string | undefined;
  onRecorded: (recorded: Recorded) => void;
  onFail: (failure: Failure) => void;
  /** The page is put away while it records. */
  onLeave: () => void;
}) {
  const [state, dispatch] = useReducer(nextRecorderState, inactive);
  const [now, setNow] = useState(0);
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  const microphone = useRef<Microphone>(undefined);
  const [used, setUsed] = useState<string>();

  const finish = async (note?: Sound["note"]) => {
    const open = microphone.current;
    if (!open) return;
    microphone.current = undefined;
    dispatch({ kind: "stop", at: performance.now() });
    const blob = await open.stop();
    if (blob.size > 0) onRecorded({ blob, ...(note && { note }) });
    else onFail(note === "unplugged" ? "unplugged" : "no-sound");
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each microphone
  useEffect(() => {
    let isOver = false;
    const free = () => {
      isOver = true;
      microphone.current?.close();
      microphone.current = undefined;
    };
    const leave = () => {
      free();
      onLeave();
    };
    const begin = async () => {
      dispatch({ kind: "reset" });
      try {
        const opened = await openMicrophone(deviceId, () => void finish("unplugged"));
        // The permission may come when nobody waits for it any more.
        if (isOver) {
          opened.close();
          return;
        }
        microphone.current = opened;
        opened.start();
        const at = performance.now();
        setNow(at);
        setUsed(opened.deviceId);
        dispatch({ kind: "start", at });
        setDevices(await listMicrophones());
      } catch (error) {
        if (!isOver) onFail(error instanceof MicrophoneError ? error.failure : "unsupported");
      }
    };
    void begin();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      free();
    };
  }, [deviceId]);

  const isRecording = state.kind === "recording";
  // biome-ignore lint/correctness/useExhaustiveDependencies: while it records
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => {
      const at = performance.now();
      setNow(at);
      if (recordedAt(state, at) >= recordingLimit) void finish("stopped");
    }, tick);
    return () => clearInterval(timer);
  }, [isRecording]);

  return {
    state,
    recorded: Math.min(recordedAt(state, now), recordingLimit),
    devices,
    device: used,
    level: () => microphone.current?.level(),
    stop: () => void finish(),
    pauseOrResume: () => {
      const at = performance.now();
      setNow(at);
      if (state.kind === "recording") {
        microphone.current?.pause();
        dispatch({ kind: "pause", at });
      } else if (state.kind === "paused") {
        microphone.current?.resume();
        dispatch({ kind: "resume", at });
      }
    },
  };
}
