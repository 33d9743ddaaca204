import { StagePicture } from "../live/stage-picture.tsx";
import { Chat } from "./chat.tsx";
import { firstChat } from "./chat-model.ts";

/** The first state of WhaBot's stage, for the document. On the server only. */
export default function ChatStage() {
  return (
    <StagePicture name="CHAT">
      <Chat model={firstChat()} />
    </StagePicture>
  );
}
