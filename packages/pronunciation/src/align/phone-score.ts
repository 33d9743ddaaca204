/** Mean and standard deviation of a right phone's share and of the logarithm of its frames. */
type Usual = { share: [number, number]; length: [number, number] };

// Measured on one speaker's 149 short readings; a phone heard fewer than 20 times takes the mean of all.
const table = `AA -0.694 0.786 2.518 0.385
AE -0.711 0.883 2.411 0.477
AH -1.94 1.102 1.54 0.428
AO -1.062 1.558 2.433 0.394
AW -0.391 0.516 2.717 0.378
AY -0.69 1.124 2.533 0.507
B -0.958 0.857 1.648 0.331
CH -0.842 0.799 2.315 0.391
D -1.297 0.889 1.722 0.437
DH -0.935 0.773 1.63 0.451
EH -0.688 0.745 2.286 0.38
ER -1.392 1.845 2.304 0.6
EY -0.416 0.592 2.5 0.451
F -0.873 0.825 2.216 0.46
G -0.412 0.599 2.173 0.298
HH -0.973 1.283 1.967 0.515
IH -1.115 1.054 1.937 0.562
IY -0.492 0.908 2.536 0.566
JH -0.61 0.58 2.447 0.381
K -0.798 0.804 2.157 0.306
L -0.69 0.959 2.095 0.579
M -0.757 1.013 2.052 0.396
N -0.761 0.829 2.016 0.521
NG -0.405 0.608 2.495 0.488
OW -1.297 1.316 2.392 0.611
OY -0.866 0.944 2.152 0.5
P -0.888 0.724 2.004 0.327
R -0.663 0.849 1.872 0.393
S -1.394 0.729 2.232 0.399
SH -0.571 0.577 2.428 0.362
T -1.741 0.835 1.781 0.503
TH -1.481 1.222 1.96 0.5
UH -0.794 0.815 1.456 0.377
UW -0.789 1.056 2.109 0.598
V -1.355 1.172 1.656 0.37
W -0.618 0.892 2.185 0.475
Y -0.29 0.519 2.3 0.391
Z -1.046 0.801 2.01 0.454
ZH -0.92 1.054 2.105 0.559`;

const usual = new Map<string, Usual>(
  table.split("\n").map((line) => {
    const [phone = "", mean, deviation, lengthMean, lengthDeviation] = line.split(" ");
    return [
      phone,
      { share: [Number(mean), Number(deviation)], length: [Number(lengthMean), Number(lengthDeviation)] },
    ];
  }),
);

const clamp = (value: number) => Math.min(Math.max(value, -4), 4);

/**
 * How likely a phone was meant: 0..1, from its share among all phones and its length, each held against what is usual for
 * that phone.
 */
export function phoneScore(phone: string, share: number, frames: number): number {
  const known = usual.get(phone);
  if (!known) return 0;
  const z = (value: number, [mean, deviation]: [number, number]) => clamp((value - mean) / deviation);
  const logit = 1.163 * z(share, known.share) + 0.294 * z(Math.log(frames), known.length) + 1.438;
  return 1 / (1 + Math.exp(-logit));
}
