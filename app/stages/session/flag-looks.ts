import type { Status } from "#app/ui/status-mark.tsx";

/** Status mark of a flag, by how a person settled it. */
export const flagLooks = {
  OPEN: "none",
  CLEARED: "proven",
  CONFIRMED: "missing",
  ASK: "hold",
} as const satisfies Record<string, Status>;
