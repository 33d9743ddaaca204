const height = 120;
/** The longest list of the drawing. */
const largest = 24;
/** The number of steps at the top of the drawing. */
const top = 300;

function curve(steps: (n: number) => number): string {
  const points = Array.from({ length: largest }, (_, index) => index + 1).filter((n) => steps(n) <= top);
  const at = (n: number) => `${n} ${Math.round(height - (steps(n) / top) * height)}`;
  return `M0 ${height}L${points.map(at).join(" ")}`;
}

/** Steps of a program that sorts its input once, and dashed, of one that compares each entry with every other, to scale. */
export function GrowthCurve({ labels: { sorted, pairs } }: { labels: { sorted: string; pairs: string } }) {
  return (
    <svg aria-hidden="true" height={height + 4} className="w-full text-small">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${largest} ${height + 4}`}
        height={height + 4}
        preserveAspectRatio="none"
        className="fill-none stroke-2"
      >
        <path d={`M0 ${height}h${largest}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        <path
          d={curve((n) => n * n)}
          strokeDasharray="4 4"
          className="stroke-muted"
          vectorEffect="non-scaling-stroke"
        />
        <path d={curve((n) => n * Math.log2(n))} className="stroke-leaf" vectorEffect="non-scaling-stroke" />
      </svg>
      <text x="62%" y="16" textAnchor="end" className="fill-muted">
        {pairs}
      </text>
      <text x="100%" y="108" textAnchor="end" className="fill-leaf">
        {sorted}
      </text>
    </svg>
  );
}
