import type { PictureOf } from "./picture.schema.ts";

/** A bar from 0 to 100. */
export function ScoreBar({ value }: { value: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className="my-1.5 h-2 w-full rounded-full"
    >
      <rect width="100" height="2" className="fill-sunk" />
      <rect width={value} height="2" className="fill-leaf" />
    </svg>
  );
}

export function Scores({ items }: PictureOf<"SCORES">) {
  return items.map(({ title, value, evidence }) => (
    <div key={title} className="border-t border-line py-2.5">
      <span className="flex justify-between gap-4 font-semibold">
        {title} <span className="tabular">{value}</span>
      </span>
      <ScoreBar value={value} />
      <span className="text-sm text-muted">{evidence}</span>
    </div>
  ));
}
