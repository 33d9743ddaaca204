import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { listMicrophones, type Microphone, MicrophoneError, openMicrophone } from "./microphone.ts";
import { inactive, maxRecordingMs, nextRecorderState, recordedAt } from "./recorder-state.ts";
import type { Failure, Sound } from "./score-state.ts";

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
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  const microphone = useRef<Microphone>(undefined);
  const [openDevice, setOpenDevice] = useState<string>();

  const finish = async (note?: Sound["note"]) => {
    const open = microphone.current;
    if (!open) return;
    microphone.current = undefined;
    dispatch({ kind: "stop", at: performance.now() });
    const blob = await open.stop();
    if (blob.size > 0) onRecorded({ blob, ...(note && { note }) });
    else onFail(note === "unplugged" ? "unplugged" : "no-sound");
  };

  const unplug = useEffectEvent(() => void finish("unplugged"));
  const fail = useEffectEvent(onFail);
  const notifyLeave = useEffectEvent(onLeave);
  useEffect(() => {
    let isOver = false;
    const free = () => {
      isOver = true;
      microphone.current?.close();
      microphone.current = undefined;
    };
    const leave = () => {
      free();
      notifyLeave();
    };
    const begin = async () => {
      dispatch({ kind: "reset" });
      try {
        const opened = await openMicrophone(deviceId, () => unplug());
        // The visitor may have left before granting permission.
        if (isOver) {
          opened.close();
          return;
        }
        microphone.current = opened;
        opened.start();
        const at = performance.now();
        setNow(at);
        setOpenDevice(opened.deviceId);
        dispatch({ kind: "start", at });
        setDevices(await listMicrophones());
      } catch (error) {
        if (!isOver) fail(error instanceof MicrophoneError ? error.failure : "unsupported");
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
  const tick = useEffectEvent(() => {
    const at = performance.now();
    setNow(at);
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
    devices,
    device: openDevice,
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
export type Recorder = ReturnType<typeof useRecorder>;
