import { mixDown } from "pronunciation";
import type { Failure } from "./score-state.ts";
import { sniffSound, wavSeconds } from "./sniff-sound.ts";

type Samples = Float32Array<ArrayBuffer>;
export type DecodedAudio = { samples: Samples } | { failure: Failure };

const sampleRate = 16_000;
/** Enough for sixty words, even if read slowly. */
const maxSeconds = 90;
const maxBytes = 60_000_000;
/** Longer than any WAV header. */
const headerBytes = 65_536;
/** Time limit for the player to report a file's duration. */
const timeoutMs = 8_000;

/** Decodes any audio that the browser can play, to mono at 16 kHz. */
export async function decode(blob: Blob): Promise<DecodedAudio> {
  try {
    const context = new OfflineAudioContext(1, sampleRate, sampleRate);
    const sound = await context.decodeAudioData(await blob.arrayBuffer());
    if (sound.duration > maxSeconds) return { failure: "too-long" };
    const channels = Array.from({ length: sound.numberOfChannels }, (_, i) => sound.getChannelData(i));
    return { samples: mixDown(channels) };
  } catch {
    return { failure: "unsupported-audio" };
  }
}

/** Reads a file's duration from a media element, without decoding the file. */
async function inspect(file: Blob): Promise<{ seconds: number; isVideo: boolean } | undefined> {
  const url = URL.createObjectURL(file);
  const player = document.createElement("video");
  player.preload = "metadata";
  const { promise, resolve } = Promise.withResolvers<{ seconds: number; isVideo: boolean } | undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  const answer = () => {
    // A streamed recording has no duration in its header: seeking to the end makes the player find out.
    if (player.duration === Number.POSITIVE_INFINITY) player.currentTime = Number.MAX_SAFE_INTEGER;
    else resolve({ seconds: player.duration, isVideo: player.videoWidth > 0 });
  };
  player.addEventListener("loadedmetadata", answer);
  player.addEventListener("durationchange", () => {
    if (player.readyState >= HTMLMediaElement.HAVE_METADATA) answer();
  });
  player.addEventListener("error", () => resolve(undefined));
  player.src = url;
  const info = await promise;
  clearTimeout(timer);
  player.removeAttribute("src");
  player.load();
  URL.revokeObjectURL(url);
  return info;
}

/**
 * Decodes a visitor's file after checking its size, type and duration, so that a two-hour file is never
 * decoded.
 * @param decodeWav decodes any kind of WAV, in the worker
 */
export async function decodeAudio(
  file: Blob,
  decodeWav: (bytes: ArrayBuffer) => Promise<DecodedAudio>,
): Promise<DecodedAudio> {
  if (file.size === 0) return { failure: "empty-file" };
  const start = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  const kind = sniffSound(start);
  if (kind === "other") return { failure: "not-audio" };
  if (kind === "wav") {
    if ((wavSeconds(start, file.size) ?? 0) > maxSeconds) return { failure: "too-long" };
    if (file.size > maxBytes) return { failure: "too-large" };
    const decoded = await decodeWav(await file.arrayBuffer());
    return "samples" in decoded && decoded.samples.length > maxSeconds * sampleRate
      ? { failure: "too-long" }
      : decoded;
  }
  const info = await inspect(file);
  if (!info) return { failure: "unsupported-audio" };
  if (info.isVideo) return { failure: "video" };
  if (info.seconds > maxSeconds) return { failure: "too-long" };
  if (file.size > maxBytes) return { failure: "too-large" };
  return decode(file);
}
