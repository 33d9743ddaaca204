import content from "#app/content/content.data.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Person } from "../round.ts";

type RecordField = NonNullable<Person["chat"]>["record"][number];

const statuses = { FILLED: "proven", DEDUCED: "deduced", OPEN: "none" } as const;

/** The time of the words that fill a field or from which it was deduced; without words, open. */
export function FieldState({ state, at = "" }: Pick<RecordField, "state" | "at">) {
  const { states } = content.stages.chat;
  return <StatusMark status={statuses[state]} text={fillTemplate(states[state], { at })} />;
}
