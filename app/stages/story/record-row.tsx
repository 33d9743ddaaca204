import content from "#app/content/content.data.ts";
import { FieldState } from "../chat/field-state.tsx";
import type { Person } from "../round.ts";

type RecordField = NonNullable<Person["chat"]>["record"][number];

const statuses = { FILLED: "proven", DEDUCED: "deduced", OPEN: "none" } as const;

/** A field of the record that a chat fills in. */
export function RecordRow({ field, thread }: { field: RecordField; thread: number }) {
  const { fields, noAnswer } = content.stages.chat;
  const { field: name, state, value, at } = field;
  return (
    <li
      data-from={thread}
      data-status={statuses[state]}
      className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-5 border-b border-line py-3 pl-4 max-lg:pl-0 sm:max-lg:grid-cols-[8rem_1fr_auto]"
    >
      <span className="text-small text-muted max-sm:col-span-2 lg:col-span-2">
        {state !== "OPEN" && <span className="thread-number ml-0!">{thread + 1}</span>}
        {fields[name]}
      </span>
      <span className={value === undefined ? "text-muted" : "font-semibold"}>{value ?? noAnswer}</span>
      <FieldState state={state} at={at} />
    </li>
  );
}
