/** A score from 0 to 100 as a short bar; the number is rendered beside it. */
export function ScoreLine({ score }: { score: number }) {
  return (
    <svg aria-hidden="true" width="34" height="4" strokeWidth="4">
      <path d="M0 2h34" className="stroke-line" />
      <path d={`M0 2h${Math.round(score * 0.34)}`} className="stroke-leaf" />
    </svg>
  );
}
