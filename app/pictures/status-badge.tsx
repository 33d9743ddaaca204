import { Icon } from "#app/ui/icon.tsx";
import type { BadgeStatus } from "./picture.schema.ts";

const looks: Record<BadgeStatus, { icon: string; color: string }> = {
  proven: { icon: "circle-check", color: "text-leaf" },
  deduced: { icon: "circle-dot", color: "text-slate" },
  partial: { icon: "circle-dot", color: "text-slate" },
  missing: { icon: "circle-x", color: "text-clay" },
  hold: { icon: "circle-pause", color: "text-slate" },
  none: { icon: "circle-dashed", color: "text-muted" },
};

/** A status in shape, colour and words. */
export function StatusBadge({ status, text }: { status: BadgeStatus; text: string }) {
  const { icon, color } = looks[status];
  return (
    <span className={`inline-flex items-center gap-1 text-sm font-medium ${color}`}>
      <Icon name={icon} className="size-4" />
      {text}
    </span>
  );
}
