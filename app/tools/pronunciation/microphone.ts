import { type LevelName, levelName } from "./level.ts";

export type MicrophoneFailure = "denied" | "missing" | "busy" | "insecure" | "unsupported";

export class MicrophoneError extends Error {
  readonly failure: MicrophoneFailure;
  constructor(failure: MicrophoneFailure) {
    super(failure);
    this.name = "MicrophoneError";
    this.failure = failure;
  }
}

/** An open microphone, for a single recording. */
export type Microphone = {
  deviceId: string | undefined;
  /** The current level; `undefined` until the browser measures one. */
  level: () => { height: number; name: LevelName } | undefined;
  start: () => void;
  pause: () => void;
  resume: () => void;
  /** Stops the recording and returns it. */
  stop: () => Promise<Blob>;
  /** Releases the microphone in any state. */
  close: () => void;
};

const types = ["audio/webm;codecs=opus", "audio/mp4", "audio/webm"];

const failures: Record<string, MicrophoneFailure> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Turns off call processing, which distorts speech sounds. */
function constraintsFor(deviceId: string | undefined): MediaTrackConstraints {
  return {
    ...(deviceId !== undefined && { deviceId: { exact: deviceId } }),
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  };
}

async function openStream(deviceId: string | undefined): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: constraintsFor(deviceId) });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    throw new MicrophoneError(failures[name] ?? "busy");
  }
}

/** Sets up recording and level metering of a stream. */
function attach(stream: MediaStream, mimeType: string, onUnplugged: () => void): Microphone {
  const [track] = stream.getAudioTracks();
  track?.addEventListener("ended", onUnplugged);
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 128_000 });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener("stop", () => resolve());
  });

  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  context.resume().catch(() => {});
  const samples = new Float32Array(analyser.fftSize);

  const close = () => {
    track?.removeEventListener("ended", onUnplugged);
    free(stream);
    if (context.state !== "closed") context.close().catch(() => {});
  };
  return {
    deviceId: track?.getSettings().deviceId,
    level: () => {
      if (context.state !== "running") return undefined;
      analyser.getFloatTimeDomainData(samples);
      return levelName(samples);
    },
    start: () => recorder.start(1000),
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    stop: async () => {
      if (recorder.state !== "inactive") recorder.stop();
      await ended;
      close();
      return new Blob(parts, { type: mimeType });
    },
    close,
  };
}

function free(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * Opens a microphone. The browser asks for permission first.
 * @throws {MicrophoneError}
 */
export async function openMicrophone(
  deviceId: string | undefined,
  onUnplugged: () => void,
): Promise<Microphone> {
  if (!isSecureContext) throw new MicrophoneError("insecure");
  // Old browsers may lack either API, although the types say otherwise.
  const hasDevices = "mediaDevices" in navigator;
  const mimeType =
    "MediaRecorder" in globalThis ? types.find((type) => MediaRecorder.isTypeSupported(type)) : undefined;
  if (!hasDevices || mimeType === undefined) throw new MicrophoneError("unsupported");
  const stream = await openStream(deviceId);
  try {
    return attach(stream, mimeType, onUnplugged);
  } catch {
    free(stream);
    throw new MicrophoneError("unsupported");
  }
}

/** Lists the microphones. Browsers reveal their names only after permission for one. */
export async function listMicrophones(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== "");
}
