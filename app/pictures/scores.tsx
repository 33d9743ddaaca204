import type { PictureOf } from "./picture.schema.ts";

/** A bar from 0 to 100. */
export function ScoreBar({ value }: { value: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="my-2 h-1 w-full">
      <rect width="100" height="1" className="fill-line" />
      <rect width={value} height="1" className="fill-leaf" />
    </svg>
  );
}

export function Scores({ items }: PictureOf<"SCORES">) {
  return items.map(({ title, value, evidence }) => (
    <div key={title} className="grid grid-cols-[4.5rem_1fr] items-center border-b border-line py-3.5">
      <span className="display text-[2.5rem]/none tabular">{value}</span>
      <span>
        <span className="block font-semibold">{title}</span>
        <ScoreBar value={value} />
        <span className="mark-line text-small">{evidence}</span>
      </span>
    </div>
  ));
}
