/** A mix with less than this share of its loudest channel's power has cancelled itself out. */
const minMixedShare = 1 / 8;

/** Mean power of the differences between neighbours, which neither an offset nor hum reaches. */
function movement(samples: Float32Array): number {
  let sum = 0;
  for (let i = 1; i < samples.length; i += 1) sum += (samples[i]! - samples[i - 1]!) ** 2;
  return sum;
}

/**
 * Mixes channels to mono. If they cancel each other, as two microphones in antiphase do, the loudest channel is taken
 * alone.
 *
 * @param channels of the same length
 */
export function mixDown(channels: readonly Float32Array<ArrayBuffer>[]): Float32Array<ArrayBuffer> {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  const mixed = first.map((sample, i) => {
    let sum = sample;
    for (const channel of others) sum += channel[i]!;
    return sum / channels.length;
  });
  let [loudest, most] = [first, 0];
  for (const channel of channels) {
    const power = movement(channel);
    if (power > most) [loudest, most] = [channel, power];
  }
  return movement(mixed) < minMixedShare * most ? loudest : mixed;
}
