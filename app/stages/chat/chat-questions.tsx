import content from "#app/content/content.data.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { findPerson } from "../round.ts";
import { Bubble } from "./bubble.tsx";

const questions = [
  { id: "nikhil-joshi", at: "09:50", isKnown: true },
  { id: "farah-siddiqui", at: "11:35", isKnown: true },
  { id: "devika-rao", at: "11:02", isKnown: false },
];

/** Questions that people asked in their chats: two were answered, one was passed on to a person. */
export function ChatQuestions() {
  const { round, stages } = content;
  return questions.map(({ id, at, isKnown }) => {
    const { name, chat } = findPerson(round, id);
    const messages = chat?.messages ?? [];
    const answer = messages.findLastIndex((message) => message.from === "BOT" && message.at === at);
    return (
      <div key={id} className="border-b border-line py-4">
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 text-note">
          <strong>{name}</strong>
          <StatusMark
            status={isKnown ? "proven" : "hold"}
            text={isKnown ? stages.chat.answered : stages.chat.passedOn}
          />
        </p>
        <ol className="grid gap-2">
          {messages.slice(answer - 1, answer + 1).map(({ from, at: time, text }) => (
            <Bubble key={text} from={from} at={time}>
              {text}
            </Bubble>
          ))}
        </ol>
      </div>
    );
  });
}
