/** A score from 0 to 100 as a ring, next to its figure. */
export function ScoreRing({ score }: { score: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-11 -rotate-90 fill-none stroke-5">
      <circle cx="20" cy="20" r="16" className="stroke-line" />
      <circle
        cx="20"
        cy="20"
        r="16"
        pathLength="100"
        strokeDasharray={`${score} 100`}
        className="stroke-leaf"
      />
    </svg>
  );
}
