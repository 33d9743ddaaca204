import { createSequence } from "./sound-path.ts";

/*
 * Signets stand where photographs would: one line of ink and a stroke of the felt-tip pen, drawn from a random
 * number that belongs to the person. Nothing about a person shows in it.
 */

const size = 40;
/** A star of five points, visited so that the line crosses itself. */
const order = [0, 2, 4, 1, 3];

const round = (value: number) => Math.round(value * 10) / 10;

/** The line and the stroke of a signet on a square of 40 units, as SVG paths; the same for the same seed. */
export function signetPaths(seed: number): { line: string; stroke: string } {
  const next = createSequence(((seed * 7919) % 2147483646) + 1);
  // The first numbers of neighbouring seeds are alike.
  for (let skip = 0; skip < 5; skip += 1) next();
  const turn = next() * 2 * Math.PI;
  const points = order.map((corner) => {
    const angle = turn + (corner / order.length + (next() - 0.5) * 0.13) * 2 * Math.PI;
    const radius = 8.5 + next() * 8;
    return { x: size / 2 + radius * Math.cos(angle), y: size / 2 + radius * Math.sin(angle) };
  });
  // A Catmull-Rom spline through all points but the ends of the line, which it only points to.
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const first = `${round(from.x + (to.x - before.x) / 4)} ${round(from.y + (to.y - before.y) / 4)}`;
    const second = `${round(to.x - (after.x - from.x) / 4)} ${round(to.y - (after.y - from.y) / 4)}`;
    return `C${first} ${second} ${round(to.x)} ${round(to.y)}`;
  });
  const start = at(0);
  const slant = (next() - 0.5) * 5;
  const middle = 14 + next() * 12;
  return {
    line: `M${round(start.x)} ${round(start.y)}${curves.join("")}`,
    stroke: `M7 ${round(middle - slant)}L33 ${round(middle + slant)}`,
  };
}

/** A person's signet. `look` sets its size, `size-10` if left out. Decorative: the name stands beside it. */
export function Signet({ seed, look = "size-10" }: { seed: number; look?: string }) {
  const { line, stroke } = signetPaths(seed);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      className={`shrink-0 fill-none ${look}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={stroke} className="stroke-mark" strokeWidth="8" />
      <path d={line} stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
