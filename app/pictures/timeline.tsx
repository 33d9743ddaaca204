import type { PictureOf, PictureStatus } from "./picture.schema.ts";

const fills: Record<PictureStatus, string> = {
  proven: "fill-leaf",
  deduced: "fill-slate",
  partial: "fill-marigold",
  missing: "fill-clay",
  hold: "fill-slate",
  none: "fill-control",
};

/**
 * Lanes on an axis from 0 to 100 with a grid line at each fifth. Positions are SVG attributes, because the
 * CSP forbids inline styles.
 */
export function Timeline({ start, end, lanes }: PictureOf<"TIMELINE">) {
  return (
    <>
      <p className="flex justify-between pb-2 text-note text-muted tabular">
        <span>{start}</span>
        <span>{end}</span>
      </p>
      {lanes.map(({ title, events }) => (
        <div
          key={title}
          className="grid gap-x-4 border-t border-line sm:grid-cols-[9rem_1fr] sm:items-center"
        >
          <p className="text-small leading-tight max-sm:pt-2.5">
            <strong className="block">{title}</strong>
            <span className="text-note text-muted">{events.map(({ label }) => label).join(", ")}</span>
          </p>
          <svg aria-hidden="true" viewBox="0 0 100 16" preserveAspectRatio="none" className="h-16 w-full">
            <path d="M0 0v16M20 0v16M40 0v16M60 0v16M80 0v16M100 0v16" className="stroke-line stroke-[0.2]" />
            {events.map(({ at, length, label, status }) => (
              <rect key={label} x={at} y="4" width={length} height="8" className={fills[status]} />
            ))}
          </svg>
        </div>
      ))}
    </>
  );
}
