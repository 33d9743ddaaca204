import content from "#app/content/content.data.ts";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { Bubble } from "../chat/bubble.tsx";
import { MarkedLine } from "../marked-line.tsx";
import { findPerson } from "../round.ts";
import { storyPeople } from "./moments.ts";
import { RecordRow } from "./record-row.tsx";

/** The person's messages that fill the record, the last message, and the record. */
export function ChatExcerpt() {
  const { chat } = findPerson(content.round, storyPeople.selected);
  const { messages = [], record = [] } = chat ?? {};
  const marksOf = (at: string) =>
    record.flatMap(({ quote, at: quotedAt }, thread) =>
      quote !== undefined && quotedAt === at ? [{ thread, quote }] : [],
    );
  const last = messages.findLast(({ from }) => from === "PERSON");
  const shown = messages.filter(
    (message) => message === last || (message.from === "PERSON" && marksOf(message.at).length > 0),
  );
  return (
    <div
      data-threads
      className="relative grid lg:gap-x-24 overflow-hidden rounded-2xl border border-line bg-raised lg:grid-cols-2"
    >
      <ol className="grid content-center gap-2 bg-sunk px-5 py-6 lg:px-10">
        {shown.map(({ from, at, text }) => (
          <Bubble key={text} from={from} at={at}>
            <MarkedLine text={text} marks={from === "PERSON" ? marksOf(at) : []} />
          </Bubble>
        ))}
      </ol>
      <ul className="self-center px-5 py-4 lg:pr-10 lg:pl-0">
        {record.map((field, thread) => (
          <RecordRow key={field.field} field={field} thread={thread} />
        ))}
      </ul>
      <ThreadLayer />
    </div>
  );
}
