import { sampleRate } from "../../../packages/pronunciation/src/index.ts";
import { pick, type Random } from "./seeded.ts";

type Wave = (seconds: number) => number;

function make(seconds: number, wave: Wave): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => wave(i / sampleRate));
}

const sine =
  (hertz: number): Wave =>
  (t) =>
    Math.sin(2 * Math.PI * hertz * t);

export type Colour = "white" | "pink" | "brown";

/** Noise with a root mean square of 1. */
export function noise(colour: Colour, length: number, random: Random): Float32Array {
  const out = new Float32Array(length);
  let [slow, middle, fast, sum] = [0, 0, 0, 0];
  for (let i = 0; i < length; i += 1) {
    const white = random() + random() + random() - 1.5;
    // Pink: three one-pole filters (P. Kellet's economy filter). Brown: one leaky sum.
    slow = 0.99765 * slow + 0.099046 * white;
    middle = 0.963 * middle + 0.2965164 * white;
    fast = 0.57 * fast + 1.0526913 * white;
    sum = 0.997 * sum + white;
    out[i] = { white, pink: slow + middle + fast + 0.1848 * white, brown: sum }[colour];
  }
  const level = rms(out);
  return out.map((sample) => sample / level);
}

export function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(samples.length, 1));
}

/** Adds noise, `decibels` below the speech. */
export function withNoise(
  samples: Float32Array,
  colour: Colour,
  decibels: number,
  random: Random,
): Float32Array {
  const level = rms(samples) / 10 ** (decibels / 20);
  const added = noise(colour, samples.length, random);
  return samples.map((sample, i) => sample + level * (added[i] ?? 0));
}

/** Decaying notes from one scale, three at a time. */
function music(seconds: number, random: Random): Float32Array {
  const scale = [131, 147, 165, 196, 220, 262, 294, 330, 392, 440];
  const chords = Array.from({ length: Math.ceil(seconds / 0.5) }, () =>
    [0, 1, 2].map(() => pick(random, scale)),
  );
  return make(seconds, (t) => {
    const since = t % 0.5;
    const notes = chords[Math.floor(t / 0.5)] ?? [];
    const heights = notes.map(
      (hertz) => sine(hertz)(t) + 0.5 * sine(2 * hertz)(t) + 0.3 * sine(3 * hertz)(t),
    );
    return 0.1 * Math.exp(-4 * since) * heights.reduce((sum, height) => sum + height, 0);
  });
}

const saw =
  (hertz: number): Wave =>
  (t) =>
    2 * ((hertz * t) % 1) - 1;

/** Sounds a microphone may pick up instead of a reading. */
export function nonSpeech(random: Random): { name: string; samples: Float32Array }[] {
  const seconds = 6;
  const hiss = (colour: Colour, level: number) =>
    noise(colour, seconds * sampleRate, random).map((sample) => level * sample);
  return [
    { name: "zeros", samples: new Float32Array(seconds * sampleRate) },
    { name: "quiet room", samples: hiss("pink", 0.0015) },
    { name: "quiet hiss", samples: hiss("white", 0.004) },
    ...(["white", "pink", "brown"] as const).flatMap((colour) => [
      { name: `${colour} noise`, samples: hiss(colour, 0.03) },
      { name: `loud ${colour} noise`, samples: hiss(colour, 0.15) },
    ]),
    {
      name: "mains hum",
      samples: make(
        seconds,
        (t) => 0.2 * (sine(50)(t) + 0.5 * sine(100)(t) + 0.3 * sine(150)(t) + 0.2 * sine(250)(t)),
      ),
    },
    { name: "tone", samples: make(seconds, (t) => 0.3 * sine(440)(t)) },
    { name: "sweep", samples: make(seconds, (t) => 0.3 * Math.sin(2 * Math.PI * (100 * t + 325 * t * t))) },
    { name: "music", samples: music(seconds, random) },
    {
      name: "trembling chord",
      samples: make(seconds, (t) => 0.08 * (1 + sine(3)(t)) * (saw(220)(t) + saw(277)(t) + saw(330)(t))),
    },
    { name: "clicks", samples: make(seconds, (t) => (t % 0.31 < 0.005 ? 0.6 * Math.sign(sine(500)(t)) : 0)) },
    { name: "keys", samples: make(seconds, (t) => (t % 0.17 < 0.02 ? 0.3 * (random() - 0.5) : 0)) },
    { name: "knocks", samples: make(seconds, (t) => 0.6 * Math.exp(-60 * (t % 0.5)) * sine(120)(t)) },
  ];
}
