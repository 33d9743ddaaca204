import { sniffSound, wavSeconds } from "./sniff-sound.ts";
import type { Failure } from "./tool-state.ts";

type Samples = Float32Array<ArrayBuffer>;
export type DecodedAudio = { samples: Samples } | { failure: Failure };

const sampleRate = 16_000;
/** A file of this length is still a reading of sixty words. */
const maxSeconds = 90;
const maxBytes = 60_000_000;
/** Where a WAV's header is over, whatever else stands in it. */
const headerBytes = 65_536;
/** How long a player may take to say what a file holds. */
const timeoutMs = 8_000;

/** The mean of all channels. */
function mixDown(sound: AudioBuffer): Samples {
  const mixed = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
    const samples = sound.getChannelData(channel);
    for (let at = 0; at < mixed.length; at += 1) {
      mixed[at] = (mixed[at] ?? 0) + (samples[at] ?? 0) / sound.numberOfChannels;
    }
  }
  return mixed;
}

/** Decodes what a browser can play to mono at 16 kHz. */
export async function decode(blob: Blob): Promise<DecodedAudio> {
  try {
    const context = new OfflineAudioContext(1, sampleRate, sampleRate);
    const sound = await context.decodeAudioData(await blob.arrayBuffer());
    if (sound.duration > maxSeconds) return { failure: "too-long" };
    return { samples: mixDown(sound) };
  } catch {
    return { failure: "unsupported-audio" };
  }
}

/** What a player says of a file before any of it is decoded. */
async function inspect(file: Blob): Promise<{ seconds: number; isVideo: boolean } | undefined> {
  const url = URL.createObjectURL(file);
  const player = document.createElement("video");
  player.preload = "metadata";
  const { promise, resolve } = Promise.withResolvers<{ seconds: number; isVideo: boolean } | undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  const tell = () => {
    // A recording that was streamed does not say its length: its end is looked for.
    if (player.duration === Number.POSITIVE_INFINITY) player.currentTime = Number.MAX_SAFE_INTEGER;
    else resolve({ seconds: player.duration, isVideo: player.videoWidth > 0 });
  };
  player.addEventListener("loadedmetadata", tell);
  player.addEventListener("durationchange", () => {
    if (player.readyState >= HTMLMediaElement.HAVE_METADATA) tell();
  });
  player.addEventListener("error", () => resolve(undefined));
  player.src = url;
  const found = await promise;
  clearTimeout(timer);
  player.removeAttribute("src");
  player.load();
  URL.revokeObjectURL(url);
  return found;
}

/**
 * The sound of a file that a visitor gave, after its size, kind and length were looked at: a file of two hours is never
 * decoded. `readWav` reads a WAV of any kind in the worker.
 */
export async function decodeAudio(
  file: Blob,
  readWav: (bytes: ArrayBuffer) => Promise<DecodedAudio>,
): Promise<DecodedAudio> {
  if (file.size === 0) return { failure: "empty-file" };
  const start = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  const kind = sniffSound(start);
  if (kind === "other") return { failure: "not-audio" };
  if (kind === "wav") {
    if ((wavSeconds(start, file.size) ?? 0) > maxSeconds) return { failure: "too-long" };
    if (file.size > maxBytes) return { failure: "too-large" };
    const opened = await readWav(await file.arrayBuffer());
    return "samples" in opened && opened.samples.length > maxSeconds * sampleRate
      ? { failure: "too-long" }
      : opened;
  }
  const found = await inspect(file);
  if (!found) return { failure: "unsupported-audio" };
  if (found.isVideo) return { failure: "video" };
  if (found.seconds > maxSeconds) return { failure: "too-long" };
  if (file.size > maxBytes) return { failure: "too-large" };
  return decode(file);
}
