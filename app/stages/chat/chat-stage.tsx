import content from "virtual:content";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { MarkedLine } from "../marked-line.tsx";
import { dayInWords } from "../person-steps.ts";
import { findPerson } from "../round.ts";
import { StageBar } from "../stage-bar.tsx";
import { Bubble } from "./bubble.tsx";
import { RecordRow } from "./record-row.tsx";

/** A chat, the record that it fills in, and threads from the words to the fields. */
export function ChatStage() {
  const { round, stages } = content;
  const { name, chat } = findPerson(round, "asha-kulkarni");
  if (!chat) throw new Error("asha-kulkarni has no chat");
  const { label, bot, record, filled, note } = stages.chat;
  const withValue = chat.record.filter(({ state }) => state !== "OPEN").length;
  return (
    <section aria-label={label} className="stage bg-raised">
      <StageBar title={fillTemplate(bot, { company: round.company })} detail={dayInWords(chat.day)} />
      <div
        data-threads
        className="relative grid gap-y-8 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:gap-x-24"
      >
        <ol className="grid content-start gap-2 bg-sunk px-5 py-6 lg:px-10 lg:py-8">
          {chat.messages.map(({ from, at, text }) => (
            <Bubble key={text} from={from} at={at}>
              <MarkedLine
                text={text}
                marks={chat.record.flatMap((field, thread) =>
                  from === "PERSON" && field.at === at && field.quote !== undefined
                    ? [{ thread, quote: field.quote }]
                    : [],
                )}
              />
            </Bubble>
          ))}
        </ol>
        <div className="self-center px-5 pb-8 lg:py-8 lg:pr-10 lg:pl-0">
          <p className="display text-name">{fillTemplate(record, { name })}</p>
          <p className="mt-1 mb-5 text-small text-muted">
            {round.title}, {round.id}. {fillTemplate(filled, { filled: withValue, of: chat.record.length })}
          </p>
          <ul className="border-t-[1.5px] border-ink">
            {chat.record.map((field, thread) => (
              <RecordRow key={field.field} field={field} thread={thread} />
            ))}
          </ul>
          <p className="mt-4 text-small text-muted">{note}</p>
        </div>
        <ThreadLayer />
      </div>
    </section>
  );
}
