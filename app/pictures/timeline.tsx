import type { BadgeStatus, PictureOf } from "./picture.schema.ts";

const fills: Record<BadgeStatus, string> = {
  proven: "fill-leaf",
  deduced: "fill-slate",
  partial: "fill-marigold",
  missing: "fill-clay",
  hold: "fill-slate",
  none: "fill-control",
};

/** Lanes on an axis from 0 to 100. Positions are SVG attributes: the policy forbids inline styles. */
export function Timeline({ start, end, lanes }: PictureOf<"TIMELINE">) {
  return (
    <>
      {lanes.map(({ title, events }) => (
        <div key={title} className="border-t border-line py-2.5">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-muted">{events.map(({ label }) => label).join(", ")}</span>
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 3"
            preserveAspectRatio="none"
            className="mt-1.5 h-3 w-full"
          >
            <rect width="100" height="3" className="fill-sunk" />
            {events.map(({ at, length, label, status }) => (
              <rect key={label} x={at} width={length} height="3" className={fills[status]} />
            ))}
          </svg>
        </div>
      ))}
      <p className="flex justify-between text-sm text-muted tabular">
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </>
  );
}
