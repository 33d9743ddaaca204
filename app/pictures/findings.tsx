import { StatusMark } from "#app/ui/status-mark.tsx";
import type { PictureOf } from "./picture.schema.ts";

/** What tests or an interview showed, one row each, with its evidence and without a score. */
export function Findings({ items }: PictureOf<"FINDINGS">) {
  return items.map(({ title, result, status, evidence }) => (
    <div key={title} className="border-b border-line py-3.5">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <StatusMark status={status} text={result} />
      </p>
      <span className="mark-line text-small">{evidence}</span>
    </div>
  ));
}
