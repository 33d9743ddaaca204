import type { PictureOf } from "./picture.schema.ts";
import { StatusBadge } from "./status-badge.tsx";

export function RankedList({ rows }: PictureOf<"RANKED_LIST">) {
  return rows.map(({ title, detail, value, status }) => (
    <div key={title} className="flex items-center justify-between gap-4 border-t border-line py-2.5">
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
      <span className="tabular">
        <StatusBadge status={status} text={value} />
      </span>
    </div>
  ));
}
