const width = 320;
const height = 120;
const largest = 24;
/** The number of steps at the top of the drawing. */
const top = 300;

function curve(steps: (n: number) => number): string {
  const points = Array.from({ length: largest }, (_, index) => index + 1).filter((n) => steps(n) <= top);
  const at = (n: number) =>
    `${Math.round((n / largest) * width)} ${Math.round(height - (steps(n) / top) * height)}`;
  return `M0 ${height}L${points.map(at).join(" ")}`;
}

/** Steps of a program that sorts its input once, and dashed, of one that compares each entry with every other, to scale. */
export function GrowthCurve({ labels: { sorted, pairs } }: { labels: { sorted: string; pairs: string } }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height + 2}`}
      className="w-full max-w-80 fill-none stroke-2 text-note"
    >
      <path d={`M0 0v${height}h${width}`} className="stroke-line" />
      <path d={curve((n) => n * n)} strokeDasharray="4 4" className="stroke-muted" />
      <path d={curve((n) => n * Math.log2(n))} className="stroke-leaf" />
      <text x="204" y="14" textAnchor="end" className="fill-muted stroke-transparent">
        {pairs}
      </text>
      <text x="244" y="102" className="fill-leaf stroke-transparent">
        {sorted}
      </text>
    </svg>
  );
}
