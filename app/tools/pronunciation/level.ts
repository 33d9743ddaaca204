export type LevelName = "silent" | "quiet" | "good" | "loud";

/** The meter's zero, in decibels relative to full scale. */
const silenceDb = -60;

/** Measures a moment of sound: `height` is 0 to 1 for −60 to 0 decibels relative to full scale. */
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
