import content from "#app/content/content.data.ts";
import { findPerson } from "../round.ts";
import { Bubble } from "./bubble.tsx";
import { FieldState } from "./field-state.tsx";

const clarifiedField = "noticeDays";

/** An ambiguous reply, the follow-up question about it, and the record with each field's words. */
export function RecordSources() {
  const { round, stages } = content;
  const { chat } = findPerson(round, "tenzin-dolma");
  const messages = chat?.messages ?? [];
  const settled = messages.findIndex(
    ({ at }) => at === chat?.record.find(({ field }) => field === clarifiedField)?.at,
  );
  return (
    <>
      <ol className="grid gap-2 py-5">
        {messages.slice(settled - 2, settled + 1).map(({ from, at, text }) => (
          <Bubble key={text} from={from} at={at}>
            {text}
          </Bubble>
        ))}
      </ol>
      {chat?.record.map(({ field, value, quote, state, at }) => (
        <div
          key={field}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-3 text-small sm:grid-cols-[8rem_1fr_auto]"
        >
          <p className="text-muted max-sm:col-span-2">{stages.chat.fields[field]}</p>
          <p>
            <strong>{value ?? stages.chat.noAnswer}</strong>{" "}
            {quote !== undefined && <span className="mark-line">“{quote}”</span>}
          </p>
          <FieldState state={state} at={at} />
        </div>
      ))}
    </>
  );
}
