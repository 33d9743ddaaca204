import { StatusMark } from "#app/ui/status-mark.tsx";
import type { PictureOf } from "./picture.schema.ts";

export function RankedList({ rows }: PictureOf<"RANKED_LIST">) {
  return rows.map(({ title, detail, value, status }) => (
    <div
      key={title}
      className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-3 text-small sm:grid-cols-[10rem_1fr_auto]"
    >
      <strong>{title}</strong>
      <span className="text-muted max-sm:col-span-full max-sm:row-start-2">{detail}</span>
      <span className="tabular">
        <StatusMark status={status} text={value} />
      </span>
    </div>
  ));
}
