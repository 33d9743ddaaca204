import content from "virtual:content";
import { type Status, StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { lastDay, type Standing, standingOf } from "./decisions.ts";
import type { Person } from "./round.ts";
import { shortDay } from "./short-day.ts";

const statuses: Record<Standing, Status> = {
  SELECT: "select",
  HOLD: "hold",
  REJECT: "reject",
  OPEN: "none",
  WITHDREW: "none",
};

/** The decision about a person; a hold has its last day. */
export function DecisionMark({ person }: { person: Person }) {
  const { decisions, holdUntil, holdToday } = content.stages;
  const standing = standingOf(person);
  const until = person.decision?.until;
  const hold = until === lastDay(content.round) ? holdToday : holdUntil;
  const text = until === undefined ? decisions[standing] : fillTemplate(hold, { until: shortDay(until) });
  return <StatusMark status={statuses[standing]} text={text} />;
}
