import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  listMicrophones,
  type Microphone,
  MicrophoneError,
  type MicrophoneFailure,
  openMicrophone,
} from "./microphone.ts";

type Events = {
  onOpening: () => void;
  /** Called once the microphone records. */
  onStarted: () => void;
  onUnplugged: () => void;
  onFail: (failure: MicrophoneFailure) => void;
  /** Called if the visitor leaves the page. */
  onLeave: () => void;
};

/** Opens a microphone and starts it. Unmounting, another device or leaving the page releases it. */
export function useMicrophone(deviceId: string | undefined, events: Events) {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  const [device, setDevice] = useState<string>();
  const microphone = useRef<Microphone>(undefined);
  const notify = useEffectEvent((event: Exclude<keyof Events, "onFail">) => events[event]());
  const fail = useEffectEvent((failure: MicrophoneFailure) => events.onFail(failure));

  useEffect(() => {
    let isOver = false;
    const free = () => {
      isOver = true;
      microphone.current?.close();
      microphone.current = undefined;
    };
    const leave = () => {
      free();
      notify("onLeave");
    };
    const begin = async () => {
      notify("onOpening");
      try {
        const opened = await openMicrophone(deviceId, () => notify("onUnplugged"));
        // The visitor may have left before granting permission.
        if (isOver) {
          opened.close();
          return;
        }
        microphone.current = opened;
        opened.start();
        notify("onStarted");
        setDevice(opened.deviceId);
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

  return {
    devices,
    device,
    /** The open microphone. */
    current: () => microphone.current,
    /** Returns the open microphone for the caller to stop, and forgets it. */
    take: () => {
      const taken = microphone.current;
      microphone.current = undefined;
      return taken;
    },
  };
}
