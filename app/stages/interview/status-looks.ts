import type { CriterionStatus } from "interview";
import type { Status } from "#app/ui/status-mark.tsx";

export const statusLooks: Record<CriterionStatus, Status> = {
  shown: "proven",
  partly: "partial",
  missing: "missing",
};
