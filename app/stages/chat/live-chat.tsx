import { Chat } from "./chat.tsx";
import { useChat } from "./use-chat.ts";

/** WhaBot's stage once its script has come. In the browser only. */
export default function LiveChat() {
  return <Chat model={useChat()} />;
}
