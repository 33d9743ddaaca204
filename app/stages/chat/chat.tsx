import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { StageFoot } from "../live/stage-foot.tsx";
import { useStageThreads } from "../live/use-stage-threads.ts";
import { dayInWords } from "../person-steps.ts";
import { StageBar } from "../stage-bar.tsx";
import { data, words } from "./chat.data.ts";
import { ChatLog } from "./chat-log.tsx";
import { type ChatModel, countFilled } from "./chat-model.ts";
import { ChatRecord } from "./chat-record.tsx";
import { conversationView, exampleView } from "./chat-view.ts";
import { ChatWriter } from "./chat-writer.tsx";

/** A chat, the record that it fills in, and threads from the words to the fields. */
export function Chat({ model }: { model: ChatModel }) {
  const { isLive, isStored, conversation, tried } = model;
  const { opening, example } = data;
  const { messages, fields } = conversation ? conversationView(conversation) : exampleView();
  const frame = useStageThreads(isLive, `${messages.length} ${fields.map(({ state }) => state).join()}`);
  const recorded =
    conversation && fillTemplate(words.recorded, { filled: countFilled(conversation), of: fields.length });
  const steps = [
    { text: words.guide.range, isDone: tried.range },
    { text: words.guide.pay, isDone: tried.pay },
    { text: words.guide.end, isDone: tried.end },
  ];
  return (
    <section aria-label={words.label} className="stage bg-raised">
      <StageBar
        title={fillTemplate(words.bot, { company: opening.company })}
        detail={recorded ?? `${dayInWords(example.day)}. ${words.example}`}
      />
      <p role="status" className="sr-only">
        {recorded}
      </p>
      <div>
        <div
          ref={frame}
          data-threads
          className="relative grid gap-y-8 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:gap-x-24"
        >
          <div className="flex min-w-0 flex-col justify-between bg-sunk">
            <ChatLog messages={messages} isOwn={conversation !== undefined} />
            <ChatWriter model={model} />
          </div>
          <ChatRecord model={model} fields={fields} />
          <ThreadLayer />
        </div>
      </div>
      <StageFoot
        isLive={isLive}
        isStored={isStored}
        steps={steps}
        simulated={words.simulatedHere}
        reset={model.reset}
      />
    </section>
  );
}
