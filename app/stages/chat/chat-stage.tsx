import { Chat } from "./chat.tsx";
import { firstChat } from "./chat-model.ts";

/** The first state of WhaBot's stage, for the document. On the server only. */
export function ChatStage() {
  return <Chat model={firstChat()} />;
}
