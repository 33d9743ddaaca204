import { data as chatData } from "#app/stages/chat/chat.data.ts";
import { Chat } from "#app/stages/chat/chat.tsx";
import { firstChat } from "#app/stages/chat/chat-model.ts";
import { longText } from "#app/workbench/fixtures/long-text.ts";
import { Board, Specimen } from "#app/workbench/specimen.tsx";
import { begin, offerDocument, reply, sendDocument } from "#domain/chat/conversation.ts";

const chatContext = { at: "19:18", today: "2026-11-25", script: chatData };
const chat = { ...firstChat(), isLive: true };
const talk = (...messages: string[]) =>
  messages.reduce(
    (conversation, message) => reply(conversation, message, chatContext),
    begin(chatData, chatContext),
  );
const asking = talk("yes", "Meera Patil", "Mumbai", "no, Pune not Mumbai", "3-4 years");
const offered = offerDocument(
  sendDocument(talk("yes", longText(120, "Question")), `${longText(60, "file")}.pdf`, chatContext),
  {
    file: "resume.pdf",
    fields: { name: longText(60, "Name"), email: "meera@example.com", languages: ["Hindi", "English"] },
  },
  chatContext,
);
const finished = talk(
  "yes",
  "Meera Patil",
  "Pune",
  "4 years",
  "Not working",
  "do mahine",
  "any",
  "skip",
  "skip",
  "skip",
  "kal",
  "haan",
  "98220 00000",
  "skip",
);

export default function ChatStates() {
  return (
    <Board id="chat">
      <Specimen title="A correction, and a range that is asked again" look="whole">
        <Chat model={{ ...chat, conversation: asking, tried: { range: true, pay: false, end: false } }} />
      </Specimen>
      <Specimen
        title="A document whose values wait for a yes, while another one is read"
        look="whole"
        cut="bottom"
      >
        <Chat model={{ ...chat, conversation: offered, reading: `${longText(40, "file")}.pdf` }} />
      </Specimen>
      <Specimen title="The end, with open fields, and the application on the board" look="whole" cut="bottom">
        <Chat model={{ ...chat, conversation: finished, sent: { id: "you-1", at: "19:18" } }} />
      </Specimen>
      <Specimen title="Stopped" look="whole" cut="bottom">
        <Chat model={{ ...chat, conversation: talk("yes", "STOP") }} />
      </Specimen>
    </Board>
  );
}
