import type { StepCounts } from "code-judge";

const height = 120;

function curve(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round((1 - y) * height)}`).join("L")}`;
}

/** Counted steps by number of elements; the dashed curve is a program that compares every pair. */
export function GrowthChart({ counts, pairs }: { counts: StepCounts["counts"]; pairs: string }) {
  const last = counts.at(-1);
  const first = counts[0];
  if (!last || !first) return null;
  const x = (n: number) => (n / last.n) * 100;
  // Both curves start at the same point.
  const square = (n: number) => first.steps * (n / first.n) ** 2;
  const top = Math.max(last.steps, Math.min(square(last.n), last.steps * 4));
  const ns = Array.from({ length: 40 }, (_, index) => first.n + ((last.n - first.n) * index) / 39);
  return (
    <svg aria-hidden="true" height={height + 4} className="w-full text-small">
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${height + 4}`}
        height={height + 4}
        preserveAspectRatio="none"
        className="fill-none stroke-2"
      >
        <path d={`M0 ${height}h100`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        <path
          d={curve(ns.filter((n) => square(n) <= top).map((n) => [x(n), square(n) / top]))}
          strokeDasharray="4 4"
          className="stroke-muted"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={curve(counts.map(({ n, steps }) => [x(n), steps / top]))}
          className="stroke-leaf"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <text x="0" y="16" className="fill-muted">
        {pairs}
      </text>
    </svg>
  );
}
