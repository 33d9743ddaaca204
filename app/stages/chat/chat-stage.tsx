import { StagePicture } from "../live/stage-picture.tsx";
import { Chat } from "./chat.tsx";
import { firstChat } from "./chat-model.ts";

/** Static preview of WhaBot's stage. Server only. */
export default function ChatStage() {
  return (
    <StagePicture name="CHAT" startsInside>
      <Chat model={firstChat()} />
    </StagePicture>
  );
}
