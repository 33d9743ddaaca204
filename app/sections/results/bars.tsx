import type { Bar } from "./results.schema.ts";

/** Bars on the scale from 0 to 1, the engine's in green. Labels and values are text, so the bars are decorative. */
export function Bars({ bars }: { bars: Bar[] }) {
  return (
    <dl className="grid gap-2 text-note">
      {bars.map(({ name, value, percent, isOurs }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4">
          <dt className={isOurs ? "font-semibold text-ink" : "text-muted"}>{name}</dt>
          <dd className="whitespace-nowrap tabular">{value}</dd>
          <dd className="col-span-2 mt-1 bg-line">
            <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2 w-full">
              <rect width={percent} height="1" className={isOurs ? "fill-leaf" : "fill-control"} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
