import { Chat } from "./chat.tsx";
import { useChat } from "./use-chat.ts";

/** Interactive version; loaded lazily, client only. */
export default function LiveChat() {
  return <Chat model={useChat()} />;
}
