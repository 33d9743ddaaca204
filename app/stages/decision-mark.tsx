import { type Status, StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Standing } from "./decisions.ts";
import { shortDay } from "./short-day.ts";
import words from "./stage-words.data.ts";

const statuses: Record<Standing, Status> = {
  SELECT: "select",
  HOLD: "hold",
  REJECT: "reject",
  OPEN: "none",
  WITHDREW: "none",
};

/** The decision about a person; for a hold, with its last day. */
export function DecisionMark({ standing, until }: { standing: Standing; until?: string | undefined }) {
  const { decisions, holdUntil, holdToday, today } = words;
  const hold = until === today ? holdToday : holdUntil;
  const text = until === undefined ? decisions[standing] : fillTemplate(hold, { until: shortDay(until) });
  return <StatusMark status={statuses[standing]} text={text} />;
}
