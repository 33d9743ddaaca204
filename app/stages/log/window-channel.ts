import type { OtherWindow, Presence } from "./presence.ts";
import type { Log } from "./stored-log.ts";

type Message =
  | { type: "HELLO" }
  | ({ type: "LOG" } & Log)
  | ({ type: "HERE" } & OtherWindow)
  | { type: "GONE"; window: string };

const heartbeatMs = 5_000;

type Options = {
  /** Returns nothing if the browser has no channels. */
  openChannel: () => BroadcastChannel | undefined;
  presence: Presence;
  log: () => Log;
  onLog: (received: Log) => void;
  /** Called when another window came, left or shows another person. */
  onPresence: () => void;
};

/** Shares the changes and who is here with the other windows of this browser. */
export function createWindowChannel({ openChannel, presence, log, onLog, onPresence }: Options) {
  let channel: BroadcastChannel | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  const send = (message: Message) => channel?.postMessage(message);
  const sendLog = (sent: Log) => send({ type: "LOG", ...sent });
  const sendPresence = () => send({ type: "HERE", ...presence.own() });

  function forgetSilent() {
    if (presence.forgetSilent()) onPresence();
  }

  function receive({ data }: MessageEvent<Message>) {
    switch (data.type) {
      case "HELLO":
        if (log().round > 0 || log().changes.length > 0) sendLog(log());
        sendPresence();
        break;
      case "LOG":
        onLog(data);
        break;
      case "HERE": {
        const { type: _, ...other } = data;
        if (presence.hear(other)) onPresence();
        break;
      }
      case "GONE":
        if (presence.forget(data.window)) onPresence();
        break;
    }
  }

  /** Announces this window and asks the others for their changes: at the start, and when a sleeping tab wakes up. */
  function greet() {
    if (!channel) return;
    forgetSilent();
    send({ type: "HELLO" });
    sendPresence();
  }

  return {
    open() {
      channel = openChannel();
      channel?.addEventListener("message", receive);
      heartbeat = setInterval(() => {
        forgetSilent();
        sendPresence();
      }, heartbeatMs);
      greet();
    },
    close() {
      send({ type: "GONE", window: presence.own().window });
      channel?.close();
      channel = undefined;
      clearInterval(heartbeat);
      presence.forgetAll();
    },
    greet,
    sendLog,
    sendPresence,
  };
}
