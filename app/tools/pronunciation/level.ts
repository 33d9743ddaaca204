export type LevelName = "silent" | "quiet" | "good" | "loud";

/** Lower end of the meter, in dBFS. */
const silenceDb = -60;

/** Measures the level of a short stretch of audio: `height` maps −60 to 0 dBFS to 0 to 1. */
export function levelName(samples: Float32Array): { height: number; name: LevelName } {
  let sum = 0;
  let peak = 0;
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const decibels = 10 * Math.log10(sum / samples.length + 1e-10);
  const height = Math.min(1, Math.max(0, 1 - decibels / silenceDb));
  if (peak >= 0.99) return { height, name: "loud" };
  if (decibels < -55) return { height, name: "silent" };
  return { height, name: decibels < -40 ? "quiet" : "good" };
}
