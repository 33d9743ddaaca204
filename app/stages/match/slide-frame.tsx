import type { ReactNode } from "react";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";

/** Three columns with threads between them: what was asked, the sheet with the evidence, and what it came to. */
export function SlideFrame({
  asked,
  sheet,
  outcome,
}: {
  asked: ReactNode;
  sheet: ReactNode;
  outcome: ReactNode;
}) {
  return (
    <div
      data-threads
      data-draws
      className="relative grid gap-y-8 px-5 pt-7 pb-3 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:px-10 xl:grid-cols-[20rem_minmax(0,1fr)_15rem]"
    >
      <div>{asked}</div>
      <div className="lg:ml-20 xl:mr-8 xl:ml-24">{sheet}</div>
      <div className="grid items-end gap-x-6 gap-y-4 max-xl:grid-cols-[auto_1fr] lg:max-xl:col-span-2 xl:content-start">
        {outcome}
      </div>
      <ThreadLayer />
    </div>
  );
}

/** The place of the evidence in the largest figures, with a line under it. With `isMarked`, it is the evidence itself. */
export function Place({
  place,
  unit,
  isMarked = false,
}: {
  place: string;
  unit: string;
  isMarked?: boolean;
}) {
  return (
    <p>
      <span className="display block text-[clamp(3.5rem,7vw,5.5rem)]/[1] tracking-[-0.035em] whitespace-nowrap tabular">
        {isMarked ? (
          <mark className="stroke" data-travels>
            {place}
          </mark>
        ) : (
          place
        )}
      </span>
      <span className="mt-3 block text-small text-muted">{unit}</span>
    </p>
  );
}

/** The heading of a column's part. */
export function SlideLabel({ children }: { children: ReactNode }) {
  return <h3 className="pt-4 pb-1.5 text-note font-semibold text-muted first:pt-0">{children}</h3>;
}
